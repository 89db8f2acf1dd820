// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { animationsIn, layoutWork } from './scrolling.mjs';

const animation = (ph: string, local: string, data?: object) => ({
  name: 'Animation',
  ph,
  id2: { local },
  args: data ? { data } : {},
});

describe('the animations of a recording', () => {
  test('ran on the compositor unless the browser says why not', () => {
    const events = [
      animation('b', '0x1', { nodeName: 'DIV' }),
      animation('n', '0x1', { compositeFailed: 8224, unsupportedProperties: ['height'] }),
      animation('b', '0x2', { nodeName: 'SPAN' }),
      animation('n', '0x2', { compositeFailed: 0 }),
    ];
    expect(animationsIn(events)).toEqual({ composited: 1, onMain: { 'DIV: height': 1 } });
  });

  test('are told apart where one takes the number of another that has ended', () => {
    const events = [
      animation('b', '0x1', { nodeName: 'DIV', compositeFailed: 32 }),
      animation('e', '0x1'),
      animation('b', '0x1', { nodeName: 'DIV' }),
    ];
    expect(animationsIn(events)).toEqual({ composited: 1, onMain: { 'DIV: reason 32': 1 } });
  });

  test('are not held against the page when they change nothing that can be seen', () => {
    expect(animationsIn([animation('b', '0x1', { compositeFailed: 131_072 })])).toEqual({
      composited: 1,
      onMain: {},
    });
  });
});

test('layout is counted for each frame, and only from the beginning of the scrolling', () => {
  const event = (name: string, dur: number, before = false) => ({ name, ph: 'X', dur, before });
  const events = [
    event('Layout', 9000, true),
    event('Layout', 2000),
    event('UpdateLayoutTree', 1000),
    event('UpdateLayoutTree', 1000),
    event('Paint', 500),
  ];
  expect(layoutWork(events, 4)).toEqual({ layouts: 0.25, styles: 0.5, layoutTime: 1 });
});
