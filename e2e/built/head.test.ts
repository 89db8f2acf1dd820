import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { filesIn } from '../../scripts/files.mjs';
import { owner } from '../../src/content/owner';
import { allPages, documentOf, readHtml } from '../support/built';
import { dist, isStory, routes } from '../support/site-data';

const worst = new Set([Severity.HIGH, Severity.SYNTAX, Severity.HIGH_MAYBE]);

test.each(allPages)(
  'in the Content Security Policy of %s, CSP Evaluator finds no high-severity problem',
  (pathname) => {
    const first =
      /<head>\s*<meta charset="[^>]*><meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
    const [, policy = ''] = first.exec(readHtml(pathname)) ?? [];
    expect(policy).toContain("default-src 'none'");
    const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // The evaluator always reports something, such as a missing nonce.
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ severity }) => worst.has(severity))).toEqual([]);
  },
);

test.each(routes)('the page %s has icons, and metadata for search engines', (route) => {
  const page = documentOf(route);
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  expect(page.title).toMatch(/\S+ — \S+/);
  expect(meta('description')).toMatch(/\S/);
  expect(meta('robots') ?? '').not.toContain('noindex');
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')];
  expect(data).toHaveLength(1);
  const isProfile = route === '/' && owner.name !== '';
  const kind = isProfile ? 'ProfilePage' : isStory(route) ? 'CreativeWork' : 'WebPage';
  expect(JSON.parse(data[0]?.textContent ?? '')).toMatchObject({ '@type': kind });
  const icons = 'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]';
  expect(page.querySelectorAll(icons).length).toBeGreaterThan(2);
});

test('no file name in the build contains a word that ad blockers match, such as “banner”', () => {
  const words =
    /(^|[/._-])(ads?|adverts?|banners?|sponsors?|promos?|popups?|track(er|ing)|analytics)(?=[/._-])/i;
  expect(filesIn(dist).filter((file) => words.test(file.replace(dist, '')))).toEqual([]);
});

test('the build has no desk code, and no example.com address in page heads or robots.txt', () => {
  const files = filesIn(dist).filter((file) => /\.(html|js|css|json|txt)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const desk = /__marks|__desk|_desk|desk-token/;
  expect(files.filter((file) => desk.test(readFileSync(file, 'utf8')))).toEqual([]);
  for (const route of routes) {
    const described = documentOf(route).querySelectorAll('head > :not(style, script[src])');
    expect([...described].map(({ outerHTML }) => outerHTML).join()).not.toContain('example.com');
  }
  expect(readFileSync(`${dist}/robots.txt`, 'utf8')).toMatch(/Allow: \/\n(?![^]*example\.com)/);
});
