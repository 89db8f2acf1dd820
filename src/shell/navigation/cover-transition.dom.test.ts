import { beforeEach, expect, test, vi } from 'vitest';
import { wordsRise } from '../../motion/timing';
import { CoverTransition } from './cover-transition';
import type { CoverSnapshot } from './cover-snapshot';

let faded: string[] = [];
let moved: string[] = [];
let raised: [string, number | undefined][] = [];

beforeEach(() => {
  faded = [];
  moved = [];
  raised = [];
  Object.assign(HTMLElement.prototype, {
    showPopover() {},
    hidePopover() {},
    getAnimations: () => [],
    animate(
      this: HTMLElement,
      keyframes: Keyframe | Keyframe[],
      { delay }: KeyframeAnimationOptions,
    ) {
      if ('opacity' in keyframes) faded.push(this.tagName);
      if ([keyframes].flat().some((each) => 'transform' in each)) moved.push(this.tagName);
      if (delay !== undefined) raised.push([this.tagName, Math.round(delay)]);
      return { finished: Promise.resolve() };
    },
  });
});

const start = () => {
  const image = document.createElement('img');
  const snapshot: CoverSnapshot = {
    background: 'black',
    ink: 'white',
    rect: new DOMRect(),
    cover: new DOMRect(),
    image,
  };
  const frame = document.createElement('span');
  const element = document.createElement('div');
  const transition = new CoverTransition(element);
  transition.start(snapshot, { ...snapshot, frame });
  return { element, transition, snapshot };
};

test('settle() fades out the copies of the background and of the cover’s frame, but not of the cover, then removes all three', async () => {
  const { element, transition, snapshot } = start();
  transition.settle(snapshot);
  await vi.waitFor(() => expect(element).toBeEmptyDOMElement());
  expect(faded).toEqual(['DIV', 'SPAN']);
});

test('settle() animates only the copies that do not already move to the right place', async () => {
  const { element, transition, snapshot } = start();
  expect(moved).toEqual(['DIV', 'IMG', 'SPAN']);
  moved = [];
  transition.settle({ ...snapshot, cover: new DOMRect(20) });
  expect(moved).toEqual(['IMG', 'SPAN']);
  await vi.waitFor(() => expect(element).toBeEmptyDOMElement());
});

test('hide() fades out all copies, including that of the cover', async () => {
  const { element, transition } = start();
  transition.hide();
  await vi.waitFor(() => expect(element).toBeEmptyDOMElement());
  expect(faded).toEqual(['DIV', 'IMG', 'SPAN']);
});

test('settle() moves the parts of the new header’s text up, one after another', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { element, transition, snapshot } = start();
  const text = document.createElement('div');
  text.append(document.createElement('h1'), document.createElement('dl'));
  vi.advanceTimersByTime(60);
  transition.settle({ ...snapshot, text, words: new DOMRect() });
  vi.useRealTimers();
  expect(raised).toEqual([
    ['H1', wordsRise.at - 60],
    ['DL', wordsRise.at - 60 + wordsRise.stagger],
  ]);
  await vi.waitFor(() => expect(element).toBeEmptyDOMElement());
});
