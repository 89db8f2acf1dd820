import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { cases } from '../cases';
import { StoryCarousel } from './MenuStories';

beforeAll(() => {
  Element.prototype.scrollTo = () => {};
});

const renderAt = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <StoryCarousel open />
    </MemoryRouter>,
  );

test('the carousel lists all stories in order, each with a name and a background', () => {
  renderAt('/');
  const links = screen.getAllByRole('link');
  const paths = cases.map(({ slug }) => `/${slug}`);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(paths);
  expect(links.map((link) => link.dataset.sharedElement)).toEqual(
    paths.map((path) => `card:${path}`),
  );
  expect(links.filter((link) => link.style.background === '')).toEqual([]);
  expect(links.filter((link) => link.textContent === '')).toEqual([]);
});

test('on a story’s page, the carousel marks that story as current, and starts at it', () => {
  const [, second] = cases;
  renderAt(`/${second?.slug}`);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(second?.name ?? '');
  expect(screen.getByText(`2 of ${cases.length}`)).toBeInTheDocument();
});
