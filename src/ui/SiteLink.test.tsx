import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteLink, type SiteLinkProps } from './SiteLink';

function show(props: SiteLinkProps, basename = '/') {
  render(
    <MemoryRouter basename={basename} initialEntries={[basename]}>
      <Routes>
        <Route path="/" element={<SiteLink {...props}>Link</SiteLink>} />
        <Route path="/work" element={<h1>Work</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

async function isFollowedByRouter(link: HTMLElement) {
  let prevented = false;
  const watch = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', watch, { once: true });
  await userEvent.click(link);
  return prevented;
}

afterEach(() => vi.unstubAllEnvs());

test('a link to a page of the site opens it without loading a document', async () => {
  const link = show({ to: '/work' });
  expect(link).toHaveAttribute('href', '/work');
  expect(await isFollowedByRouter(link)).toBe(true);
  expect(screen.getByRole('heading', { name: 'Work' })).toBeInTheDocument();
});

test.each([
  ['a file', '/resume.pdf'],
  ['a prototype', '/prototypes/minimart/'],
  ['the playlist', '/playlist/'],
  ['another site', 'https://example.com/a?b=c#d'],
  ['a mail address', 'mailto:hello@example.com'],
])('the browser, not the router, opens a link to %s', async (_what, to) => {
  const link = show({ to });
  expect(link).toHaveAttribute('href', to);
  expect(link).not.toHaveAttribute('target');
  expect(await isFollowedByRouter(link)).toBe(false);
});

test.each([
  ['/work', '/portfolio/work'],
  ['/resume.pdf', '/portfolio/resume.pdf'],
  ['https://example.com/', 'https://example.com/'],
])('with a base path, a link to %s has the href %s', (to, href) => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  expect(show({ to }, '/portfolio/')).toHaveAttribute('href', href);
});

test.each(['https://example.com/', '/work'])(
  'with newTab, a link to %s has target=_blank, rel=noopener, and a note for screen readers',
  (to) => {
    const link = show({ to, newTab: true });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(link).toHaveAccessibleName(/^Link\s?\(opens in a new tab\)$/);
  },
);

test('a link that opens in the same tab has no note about tabs', () => {
  expect(show({ to: '/work' })).toHaveAccessibleName('Link');
});
