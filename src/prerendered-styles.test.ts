import { expect, test } from 'vitest';
import { styleTags } from './prerendered-styles';

const tags = (content: string) => ({
  getStyleTags: () => `<style data-styled="true" data-styled-version="6.6.0">${content}</style>`,
});
const first = 'data-styled.g1[id="sc-a-0"]{content:"aaa,"}';
const second = 'data-styled.g2[id="sc-b-0"]{content:"bbb,ccc,"}';

test('the rules stand in a sheet of the page, their names in the one that is hydrated', () => {
  const rules = ['.aaa{color:red;}', '.bbb{color:blue;}', '@media print{.ccc{color:black;}}'];
  const [red, blue, black] = rules;
  const parts = [red, first, blue, black, second].map((part) => `${part}/*!sc*/\n`).join('');
  expect(styleTags(tags(parts))).toBe(
    `<style>${rules.join('')}</style>` +
      '<style data-styled="true" data-styled-version="6.6.0" media="not all">' +
      `${first}/*!sc*/\n${second}</style>`,
  );
});

test('tags that it does not know end the build', () => {
  expect(() => styleTags(tags('.aaa{color:red;}'))).toThrow(/other tags than expected/);
  expect(() => styleTags({ getStyleTags: () => '' })).toThrow(/other tags than expected/);
});
