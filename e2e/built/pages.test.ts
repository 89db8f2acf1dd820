import { expect, test } from 'vitest';
import { errors } from '../../src/content/errors';
import { footer, navigation } from '../../src/content/shell';
import {
  allPages,
  documentOf,
  findBrokenLinks,
  findLinks,
  notFoundPage,
  readHtml,
  textOf,
} from '../support/built';
import { headingOf, playlist, routes, stories } from '../support/site-data';

const all = (page: Document | Element, selector: string) =>
  [...page.querySelectorAll(selector)].filter(
    (element) => !element.matches('dialog *, [hidden] *, [aria-hidden="true"] *'),
  );

test.each(allPages)('the page %s links only to pages, files, and fragments that exist', (path) => {
  expect(findLinks(readHtml(path)).length).toBeGreaterThan(1);
  expect(findBrokenLinks(path)).toEqual([]);
});

test.each(routes)('the page %s has the same HTML with a trailing slash in its URL', (route) => {
  expect(readHtml(`${route}/`.replace('//', '/'))).toBe(readHtml(route));
});

const sitePages = [...routes, playlist, notFoundPage];

test.each(sitePages)(
  'the page %s has one main landmark, one h1, and heading levels without gaps',
  (path) => {
    const page = documentOf(path);
    expect(all(page, 'main')).toHaveLength(1);
    const levels = all(page, 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  },
);

test.each(sitePages)(
  'the page %s announces links that open in a new tab, and has an alt attribute on every image',
  (path) => {
    const page = documentOf(path);
    const newTab = '[target="_blank"][rel~="noopener"]';
    for (const link of page.querySelectorAll('a[href]')) {
      const own = link.matches('[href^="/"], [href^="#"], [href^="mailto:"]');
      const plays = textOf(link).startsWith('Play, from');
      expect(own || plays || link.matches(`[href^="https:"]${newTab}`), link.outerHTML).toBe(true);
    }
    for (const link of page.querySelectorAll('a[target]')) {
      expect(link.matches(newTab), link.outerHTML).toBe(true);
      expect(textOf(link)).toMatch(/\S\s*\(opens in a new tab\)$/);
    }
    expect(page.querySelectorAll('img:not([alt])')).toHaveLength(0);
    expect(all(page, 'figure img[alt=""]')).toEqual([]);
  },
);

test.each([...routes, notFoundPage])(
  'the page %s has its own heading, one header and footer, and all navigation links',
  (path) => {
    const page = documentOf(path);
    const heading = path === notFoundPage ? errors.title : headingOf(path);
    expect(page.querySelector('h1')?.textContent).toMatch(heading);
    for (const name of ['header', 'footer']) {
      const outer = all(page, name).filter((part) => !part.closest('article, main, nav, section'));
      expect(outer, name).toHaveLength(1);
    }
    for (const [name, count] of [
      ['Main', navigation.length],
      ['Footer', footer.links.length],
      ['Chapters', 6],
    ] as const) {
      const parts = all(page, `nav[aria-label="${name}"]`);
      expect(parts, name).toHaveLength(name !== 'Chapters' || stories.includes(path) ? 1 : 0);
      for (const part of parts) {
        expect(part.querySelectorAll('li > a[href]'), name).toHaveLength(count);
      }
    }
  },
);

test('each tile on the Work page has one link, and one picture after its heading', () => {
  const tiles = all(documentOf('/work'), 'main article');
  expect(tiles).toHaveLength(stories.length);
  for (const tile of tiles) {
    expect(tile.querySelector('h2, img')?.tagName).toBe('H2');
    expect(all(tile, 'img:not([alt=""])')).toHaveLength(1);
    expect(tile.querySelectorAll('a[href]')).toHaveLength(1);
    expect(tile.querySelectorAll('li').length).toBeGreaterThan(0);
  }
});

test('each story links to the next story, and the last story links to all others', () => {
  const linked = (story: string, name: string) =>
    all(documentOf(story), `nav[aria-label="${name}"] a`).map((link) => link.getAttribute('href'));
  for (const [index, next] of stories.slice(1).entries()) {
    expect(linked(stories[index] ?? '', 'Next case study')).toEqual([next]);
  }
  const ending = linked(stories.at(-1) ?? '', 'Other case studies');
  expect(ending).toEqual(stories.slice(0, -1));
});
