import { beforeAll, describe, expect, test } from 'vitest';
import { allPages, styleTags } from './prerender';
import type { PageHead } from './content/types';

const paths = allPages.map(({ path }) => path);

describe('pages', () => {
  const heads = new Map<string, PageHead | undefined>();

  beforeAll(async () => {
    for (const { path, meta, load } of allPages) {
      const screen = await load();
      heads.set(path, (screen.meta ?? meta)?.head);
    }
  });

  test.each(paths)(
    'the page %s has a title of at most 60 characters and a description of 35 to 170 characters',
    (path) => {
      const { title = '', description = '' } = heads.get(path) ?? {};
      expect(title).not.toBe('');
      expect(title.length, `at most 60 letters: ${title}`).toBeLessThanOrEqual(60);
      const rule = `35 to 170 letters: ${description}`;
      expect(description.length, rule).toBeGreaterThanOrEqual(35);
      expect(description.length, rule).toBeLessThanOrEqual(170);
    },
  );

  test('no two pages have the same title or the same description', () => {
    const all = [...heads.values()];
    expect(new Set(all.map((head) => head?.title)).size).toBe(paths.length);
    expect(new Set(all.map((head) => head?.description)).size).toBe(paths.length);
  });
});

const tags = (content: string) => ({
  getStyleTags: () => `<style data-styled="true" data-styled-version="6.6.0">${content}</style>`,
});
const first = 'data-styled.g1[id="sc-a-0"]{content:"aaa,"}';
const second = 'data-styled.g2[id="sc-b-0"]{content:"bbb,ccc,"}';

test('takes the CSS rules out of styled-components’ style tag, which keeps their class names', () => {
  const rules = ['.aaa{color:red;}', '.bbb{color:blue;}', '@media print{.ccc{color:black;}}'];
  const [red, blue, black] = rules;
  const parts = [red, first, blue, black, second].map((part) => `${part}/*!sc*/\n`).join('');
  expect(styleTags(tags(parts))).toEqual({
    rules: rules.join(''),
    names:
      '<style data-styled="true" data-styled-version="6.6.0" media="not all">' +
      `${first}/*!sc*/\n${second}</style>`,
  });
});

test('throws if styled-components returns unexpected style tags', () => {
  expect(() => styleTags(tags('.aaa{color:red;}'))).toThrow(/Unexpected style tags/);
  expect(() => styleTags({ getStyleTags: () => '' })).toThrow(/Unexpected style tags/);
});
