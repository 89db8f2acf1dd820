import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headerAfter } from './grounds';

const groundAt = (y: number, height: number) => ({
  color: 'black',
  ink: 'white',
  rect: new DOMRect(0, y, 1920, height),
});

beforeEach(() => {
  document.body.innerHTML = '';
  vi.stubGlobal('innerHeight', 1080);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The next case's header, laid out at the top of the screen, and the pages below a navigation. */
function lay(navigation: number, header: DOMRect, cover: DOMRect) {
  document.body.innerHTML = '<main></main><header data-header-ground><img></header>';
  const place = (selector: string, rect: DOMRect) =>
    Object.assign(document.querySelector(selector) ?? {}, { getBoundingClientRect: () => rect });
  place('main', new DOMRect(0, navigation - scrollY, 1920, 5000));
  place('header', header);
  Object.defineProperty(place('img', cover), 'offsetWidth', { value: cover.width });
}

test('a ground and its picture grow to the header that comes, below the navigation', () => {
  vi.stubGlobal('scrollY', 700);
  lay(94, new DOMRect(0, 0, 1920, 800), new DOMRect(1000, 150, 640, 480));
  const { rect, cover } = headerAfter(groundAt(100, 300));
  expect(rect).toMatchObject({ y: 0, height: 894 });
  expect(cover).toMatchObject({ x: 1000, y: 244, width: 640, height: 480 });
});

test('a ground grows no further than the screen', () => {
  lay(94, new DOMRect(0, 0, 1920, 2000), new DOMRect(0, 150, 640, 480));
  expect(headerAfter(groundAt(100, 300)).rect).toMatchObject({ y: 0, height: 1080 });
});

test('a ground that reaches lower than the header keeps its lower edge', () => {
  lay(94, new DOMRect(0, 0, 1920, 800), new DOMRect(1000, 150, 640, 480));
  expect(headerAfter(groundAt(700, 300)).rect).toMatchObject({ y: 0, height: 1000 });
});

test('the end of a story moves up by its words and keeps its lower edge', () => {
  const end = { ...groundAt(60, 894), words: new DOMRect(300, 150, 1240, 800) };
  const { rect, words } = headerAfter(end);
  expect(rect).toMatchObject({ y: 0, height: 954 });
  expect(words).toMatchObject({ x: 300, y: 90 });
});
