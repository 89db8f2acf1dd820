import { beforeEach, expect, test, vi } from 'vitest';
import { Curtain } from './curtain';
import type { Ground } from './grounds';

/** The tag names of what has been asked to fade away. */
let faded: string[] = [];

beforeEach(() => {
  faded = [];
  Object.assign(HTMLElement.prototype, {
    showPopover() {},
    hidePopover() {},
    getAnimations: () => [],
    animate(this: HTMLElement, keyframes: Keyframe) {
      if ('opacity' in keyframes) faded.push(this.tagName);
      return { finished: Promise.resolve() };
    },
  });
});

const raise = () => {
  const image = document.createElement('img');
  const ground: Ground = {
    color: 'black',
    ink: 'white',
    rect: new DOMRect(),
    cover: new DOMRect(),
    image,
  };
  const element = document.createElement('div');
  const curtain = new Curtain(element);
  curtain.raise(ground, { ...ground });
  return { element, curtain, ground };
};

const handles = ['I', 'I', 'I', 'I'];

test('at its place, all but the copy of the cover fades, and then the copy goes, too', async () => {
  const { element, curtain, ground } = raise();
  curtain.settle(ground);
  await vi.waitFor(() => expect(element).toBeEmptyDOMElement());
  expect(faded).toEqual(['DIV', ...handles]);
});

test('without a place, the copy of the cover fades with the rest', async () => {
  const { element, curtain } = raise();
  curtain.lift();
  await vi.waitFor(() => expect(element).toBeEmptyDOMElement());
  expect(faded).toEqual(['DIV', 'IMG', ...handles]);
});
