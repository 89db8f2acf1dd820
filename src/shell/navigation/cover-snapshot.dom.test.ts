import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headerRects, snapshotBehind, snapshotIn } from './cover-snapshot';

const snapshotAt = (y: number, height: number) => ({
  background: 'black',
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

function lay(navigation: number, header: DOMRect, cover: DOMRect) {
  document.body.innerHTML =
    '<main></main><header data-shared-element="preview:/case"><img data-logo><img></header>';
  const place = (selector: string, rect: DOMRect) =>
    Object.assign(document.querySelector(selector) ?? {}, { getBoundingClientRect: () => rect });
  place('main', new DOMRect(0, navigation - scrollY, 1920, 5000));
  place('header', header);
  Object.defineProperty(place('img:not([data-logo])', cover), 'offsetWidth', {
    value: cover.width,
  });
}

test('headerRects adds the navigation bar’s height to the height of the header and to the y position of its cover', () => {
  vi.stubGlobal('scrollY', 700);
  lay(94, new DOMRect(0, 0, 1920, 800), new DOMRect(1000, 150, 640, 480));
  const { rect, cover } = headerRects('/case', snapshotAt(100, 300));
  expect(rect).toMatchObject({ y: 0, height: 894 });
  expect(cover).toMatchObject({ x: 1000, y: 244, width: 640, height: 480 });
});

test('headerRects returns the frame around the header’s cover only if the frame is displayed', () => {
  lay(94, new DOMRect(0, 0, 1920, 800), new DOMRect(1000, 150, 640, 480));
  const [header] = document.getElementsByTagName('header');
  header?.insertAdjacentHTML('beforeend', '<div data-words><span><i></i></span></div>');
  expect(headerRects('/case', snapshotAt(100, 300)).frame).toBeUndefined();
  const frame = header?.querySelector('span');
  Object.defineProperty(frame, 'offsetWidth', { value: 652 });
  expect(headerRects('/case', snapshotAt(100, 300)).frame).toBe(frame);
});

test('headerRects ends a tall header at the bottom of the screen', () => {
  lay(94, new DOMRect(0, 0, 1920, 2000), new DOMRect(0, 150, 640, 480));
  expect(headerRects('/case', snapshotAt(100, 300)).rect).toMatchObject({ y: 0, height: 1080 });
});

test('headerRects extends the header down at least to the bottom of the clicked element', () => {
  lay(94, new DOMRect(0, 0, 1920, 800), new DOMRect(1000, 150, 640, 480));
  expect(headerRects('/case', snapshotAt(700, 300)).rect).toMatchObject({ y: 0, height: 1000 });
});

const onScreen = new DOMRect(10, 10, 100, 100);
const below = new DOMRect(10, 5000, 100, 100);
const hidden = new DOMRect();

function shared(id: string, rect: DOMRect) {
  const element = document.createElement('section');
  element.dataset.sharedElement = id;
  element.getBoundingClientRect = () => rect;
  document.body.append(element);
}

test('the transition starts from the first displayed element among those that the link names', () => {
  shared('row:/case', hidden);
  shared('frame:/case', onScreen);
  shared('tile:/case', below);
  const link = document.createElement('a');
  link.dataset.opensFrom = 'row:/case frame:/case tile:/case';
  expect(snapshotBehind(link)?.rect).toBe(onScreen);
  link.dataset.opensFrom = 'row:/other';
  expect(snapshotBehind(link)).toBeUndefined();
  expect(snapshotBehind(document.createElement('a'))).toBeUndefined();
});

test('on Back, if the cover that was clicked is off screen, the transition ends on another cover of the case, but not the one in the case’s header', () => {
  shared('header:/case', onScreen);
  shared('tile:/case', below);
  expect(snapshotIn('/case', ['tile:/case'])).toBeUndefined();
  shared('figure:/case', onScreen);
  expect(snapshotIn('/case', ['tile:/case'])?.rect).toBe(onScreen);
});
