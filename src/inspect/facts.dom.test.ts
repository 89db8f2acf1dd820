import { beforeAll, expect, test } from 'vitest';
import { factsOf } from './facts';

const names: Parameters<typeof factsOf>[1] = {
  colors: [],
  caseColors: [],
  fontSizes: [],
  fonts: {},
  durations: {},
  files: {},
  parts: {},
};

beforeAll(() => {
  Element.prototype.getAnimations = () => [];
  document.elementsFromPoint = () => [];
});

test('in drawings, reports a text color only for parts with text of their own, and measures no contrast', () => {
  document.body.innerHTML =
    '<svg><g data-part="row"><title>Row</title><g data-part="label"><text>Apps</text></g></g></svg>';
  const [row, label] = [...document.querySelectorAll('g')].map((part) => factsOf(part, names));
  expect(row).toMatchObject({ text: undefined, contrast: undefined, lacksName: false });
  expect(label).toMatchObject({ text: {}, contrast: 'not measured in a drawing' });
});

test('reports a type style only for an element with text of its own, or with a single inner element that has text', () => {
  const typeOf = (html: string) => {
    document.body.innerHTML = html;
    return factsOf(document.body.firstElementChild ?? document.body, names).type;
  };
  expect(typeOf('<p><b>Bold</b> and <i>thin</i> words</p>')).toBeDefined();
  expect(typeOf('<p><b>Bold</b></p>')).toBeDefined();
  expect(typeOf('<p><b>Bold</b> <i>thin</i></p>')).toBeUndefined();
});
