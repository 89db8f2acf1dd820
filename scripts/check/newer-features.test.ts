import { expect, test } from 'vitest';
import { featuresOfScript, featuresOfStyles, lackedBy } from './newer-features.mjs';

const browsers = { chrome: '123', firefox: '128', safari: '17.4' };
const lackedByStyles = (text: string) =>
  Object.fromEntries(lackedBy(browsers, featuresOfStyles(text)));
const lackedByScript = (text: string) =>
  Object.fromEntries(lackedBy(browsers, featuresOfScript(text)));

test.each([
  ['a property', 'a { overflow-clip-margin: 1px }', 'overflow-clip-margin', ['safari']],
  ['a value', 'p { text-wrap: pretty }', 'text-wrap: pretty', ['firefox', 'safari']],
  ['a property in a transition', 'a { transition: overlay 1s }', 'overlay', ['firefox', 'safari']],
  ['a function', 'a { color: light-dark(red, blue) }', 'light-dark()', ['safari']],
  ['an at-rule', '@scope (a) { b { color: red } }', '@scope', ['firefox']],
  ['a selector', 'a:open { color: red }', ':open', ['chrome', 'firefox', 'safari']],
])(
  'lackedBy lists %s in a stylesheet if a supported browser lacks it',
  (_, text, name, lacking) => {
    expect(lackedByStyles(text)).toEqual({ [name]: lacking });
  },
);

test('lackedBy skips style features that every supported browser has, rules in @supports, and prefixed names', () => {
  for (const text of [
    'a:has(b) { color: color-mix(in srgb, red, blue); inset: 0 }',
    '@supports (text-wrap: pretty) { p { text-wrap: pretty } }',
    'a { -webkit-user-select: none }',
  ]) {
    expect(lackedByStyles(text)).toEqual({});
  }
});

test.each([
  ['a global', 'requestIdleCallback(run)', 'requestIdleCallback', ['safari']],
  ['a method', 'document.startViewTransition(f)', '.startViewTransition()', ['firefox', 'safari']],
  ['an event', 'box.addEventListener(`scrollend`, f)', 'event scrollend', ['safari']],
  [
    'a CSS value in a template string',
    'styled.p`text-wrap:pretty;`',
    'text-wrap: pretty',
    ['firefox', 'safari'],
  ],
])('lackedBy lists %s in a script if a supported browser lacks it', (_, text, name, lacking) => {
  expect(lackedByScript(text)).toEqual({ [name]: lacking });
});

test('lackedBy skips script features that every supported browser has', () => {
  expect(lackedByScript('list.toSorted(); addEventListener("scroll", f)')).toEqual({});
});

test('featuresOfScript throws for syntax that a supported browser lacks', () => {
  expect(() => featuresOfScript('using file = open()')).toThrow(SyntaxError);
  expect(() => featuresOfScript('class A { static { this.b ??= 1 } }')).not.toThrow();
});
