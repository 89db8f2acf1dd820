import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { cases } from '../cases';
import { hero } from '../content/home';
import { Figures } from './Figures';

test('links each key number to its case, and names the case in the link', () => {
  render(
    <MemoryRouter>
      <Figures />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(hero.figures.length);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);
  const expected = hero.figures.flatMap(({ value, label, to }) => {
    const name = cases.find(({ slug }) => to === `/${slug}`)?.name;
    return to ? [[to, `${value} ${label} – ${name}`]] : [];
  });
  expect(links).toEqual(expected);
});
