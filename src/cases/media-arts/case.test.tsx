import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figures } from '../../content/figures';
import type { Stop } from '../../motion/stage';
import { atRest, drawerOf, stops } from '../../test-stage';
import { isPlaceholder, labelsIn, pageOf, read } from '../../test-words';
import { CaseStage } from './Stage';
import { story } from './story';
import { tile } from './tile';

const drawn = drawerOf(CaseStage);

const plants = ['far-left', 'left', 'middle', 'right', 'far-right'];
const walkers = ['bun', 'waving', 'tall', 'wheelchair', 'backpack'].map((name) => `walker-${name}`);

const sizesAt = (stop: Stop) => {
  const { style } = drawn(stop);
  return plants.map((name) => Number(/scale\(([\d.]+)/.exec(style(name).transform)?.[1]));
};
const placesAt = (stop: Stop) => {
  const { style } = drawn(stop);
  return walkers.map((name) => Number(/translate\((-?[\d.]+)px/.exec(style(name).transform)?.[1]));
};
const hiddenAt = (stop: Stop) => {
  const places = placesAt(stop);
  return walkers.filter((_, index) => Math.abs(places[index] ?? NaN) > 336);
};
const lightsAt = (stop: Stop) =>
  [...drawn(stop).parts].filter(
    ([name, { style }]) => name.startsWith('light-') && style.opacity === '1',
  );

test('the scene starts at night, with no lights, plants, or people on the drawn screen', () => {
  expect(drawn(0).style('night').clipPath).toBe('inset(0% 0% 0% 0%)');
  expect(lightsAt(0)).toHaveLength(0);
  expect(sizesAt(0)).toEqual([0, 0, 0, 0, 0]);
  expect(hiddenAt(0)).toEqual(walkers);
});

test('seeds light up as people walk in, and every plant grows to full size', () => {
  expect(lightsAt(1)).toHaveLength(3);
  expect(lightsAt(2)).toHaveLength(5);
  const sizes = stops.map(sizesAt);
  for (const index of plants.keys()) {
    const ofOne = sizes.map((atStop) => atStop[index] ?? Number.NaN);
    expect(ofOne).toEqual(ofOne.toSorted((a, b) => a - b));
    expect(ofOne[2]).toBeGreaterThan(0.4);
    expect(ofOne[4]).toBe(1);
  }
});

test('people walk onto the drawn screen from its edges in two groups, and never leave it', () => {
  expect(stops.map((stop) => hiddenAt(stop).length)).toEqual([5, 2, 0, 0, 0]);
});

test('the crowd in front of the drawn screen arrives in groups, and raises its arms at the last stop', () => {
  const arrivals = { 'team-left': 1, 'team-right': 2, 'team-middle': 3, passersby: 3, arms: 4 };
  for (const [name, arrival] of Object.entries(arrivals)) {
    const seen = stops.map((stop) => drawn(stop).style(name).visibility !== 'hidden');
    expect(seen, name).toEqual(stops.map((stop) => stop >= arrival));
  }
});

test('people on the drawn screen keep the same left-to-right order at every stop', () => {
  for (const places of stops.map(placesAt)) {
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('at the fourth stop, the outer plants lean toward the middle', () => {
  const { style } = drawn(3);
  expect(style('far-left').transform).toMatch(/rotate\([1-9]/);
  expect(style('far-right').transform).toMatch(/rotate\(-/);
});

test('the scene ends in daylight, with the fully grown garden, the grants, and their total', () => {
  const { style } = drawn(4);
  for (const name of [...plants, 'grant-1', 'grant-2', 'sun', 'undergrowth']) {
    expect(style(name).transform, name).toBe(atRest);
  }
  expect(style('total').opacity).toBe('1');
  expect(style('total-on-display').opacity).toBe('1');
  expect(style('night').clipPath).toBe('inset(0% 0% 100% 0%)');
  expect(style('dusk').opacity).toBe('0');
});

test('at the last stop, the scene shows every team member, every grant, and the grants’ total', () => {
  const { container } = drawn(4);
  expect(container.querySelectorAll('[data-part^="team-"] > g')).toHaveLength(
    Number(figures.mediaBridgeTeam.value),
  );
  expect(container.querySelectorAll('[data-part^="grant-"]')).toHaveLength(
    Number(figures.grants.value),
  );
  expect(container).toHaveTextContent(figures.grantTotal.value);
});

test('paths that reach far beyond the picture, to center a part’s box, are hidden', () => {
  const centering = [...drawn(0).container.querySelectorAll('path')].filter((path) =>
    /^M(-\d+)\1 /.test(path.getAttribute('d') ?? ''),
  );
  expect(centering).not.toEqual([]);
  for (const path of centering) expect(path).toHaveAttribute('visibility', 'hidden');
});

const pictures = readdirSync('src/cases/media-arts/pictures').filter(
  (file) => file.endsWith('.svg') && isPlaceholder(story, file),
);

test.each([
  ...(isPlaceholder(tile, 'cover.svg') ? ['cover.svg'] : []),
  ...pictures.map((file) => `pictures/${file}`),
])('%s contains no text', (file) => {
  expect(labelsIn(read(`cases/media-arts/${file}`))).toEqual([]);
});

test('the prototype’s drawing contains no text', () => {
  const still = pageOf('media-arts').querySelector('#stage');
  expect(labelsIn(still ?? '')).toEqual([]);
  expect(read('prototypes/media-arts/stage.ts')).not.toMatch(/textContent|'text'/);
});
