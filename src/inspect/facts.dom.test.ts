import { expect, test } from 'vitest';
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

test('in drawings, reports a text color only for parts with text of their own, and measures no contrast', () => {
  // jsdom has no animations.
  Element.prototype.getAnimations = () => [];
  document.body.innerHTML =
    '<svg><g data-part="row"><title>Row</title><g data-part="label"><text>Apps</text></g></g></svg>';
  const [row, label] = [...document.querySelectorAll('g')].map((part) => factsOf(part, names));
  expect(row).toMatchObject({ text: undefined, contrast: undefined, lacksName: false });
  expect(label).toMatchObject({ text: {}, contrast: 'not measured in a drawing' });
});
