import { expect, test } from 'vitest';
import { styleTags } from './prerendered-styles';

const tags = (content: string) => ({
  getStyleTags: () => `<style data-styled="true" data-styled-version="6.6.0">${content}</style>`,
});
const first = 'data-styled.g1[id="sc-a-0"]{content:"aaa,"}';
const second = 'data-styled.g2[id="sc-b-0"]{content:"bbb,ccc,"}';

test('puts the CSS rules into a plain style tag, and their class names into styled-components’ own tag', () => {
  const rules = ['.aaa{color:red;}', '.bbb{color:blue;}', '@media print{.ccc{color:black;}}'];
  const [red, blue, black] = rules;
  const parts = [red, first, blue, black, second].map((part) => `${part}/*!sc*/\n`).join('');
  expect(styleTags(tags(parts))).toEqual({
    rules: `<style>${rules.join('')}</style>`,
    names:
      '<style data-styled="true" data-styled-version="6.6.0" media="not all">' +
      `${first}/*!sc*/\n${second}</style>`,
  });
});

test('throws if styled-components returns unexpected style tags', () => {
  expect(() => styleTags(tags('.aaa{color:red;}'))).toThrow(/Unexpected style tags/);
  expect(() => styleTags({ getStyleTags: () => '' })).toThrow(/Unexpected style tags/);
});
