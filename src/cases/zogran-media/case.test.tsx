import { expect, test } from 'vitest';
import { owner } from '../../content/owner';
import { atRest, drawerOf, stops } from '../../test-stage';
import {
  isPlaceholder,
  labelsIn,
  miscounts,
  pageOf,
  read,
  textsIn,
  unsaid,
} from '../../test-words';
import { CaseStage } from './Stage';
import { blocks, heightsIn, placesIn } from './stage-blocks';
import { shown, shownInTall } from './stage-states';
import { story } from './story';
import { tile } from './tile';

const drawn = drawerOf(CaseStage);
const seenAt = (name: string) => stops.map((stop) => drawn(stop).style(name).opacity);
const scalesOf = (name: string) =>
  stops.map((stop) => Number(/scale\((.*?),/.exec(drawn(stop).style(name).transform)?.[1]));
/** Returns what percentage of a part's box is clipped at the bottom at each stop. */
const cutOff = (name: string) =>
  stops.map((stop) => Number(/% ([\d.]+)% 0%\)/.exec(drawn(stop).style(name).clipPath)?.[1]));

test.each(['wide', 'square', 'tall'] as const)(
  'in the %s composition, numbered blocks appear at the second stop, in the page’s order',
  (composition) => {
    expect(drawn(0).style('asked').opacity).toBe('1');
    for (const [index, block] of blocks.entries()) {
      const [name, order] = [`${composition}-${block}`, `${composition}-order-${block}`];
      expect(drawn(0).style(name).opacity).toBe('0');
      expect(drawn(1).style(name).opacity).toBe('1');
      expect(drawn(0).style(order).transform).not.toBe(atRest);
      expect(drawn(1).style(order).transform).toBe(atRest);
      expect(drawn(1).part(name)).toHaveTextContent(String(index + 1));
    }
  },
);

test.each([
  ['wide', shown],
  ['tall', shownInTall],
] as const)('in the %s composition, all blocks fit in the window', (composition, height) => {
  const heights = heightsIn[composition];
  const bottoms = placesIn(heights).map(({ to }, index) => to + (heights[index] ?? 0));
  expect(Math.max(...bottoms)).toBeLessThan(height);
});

test('color covers the upper part of the page, then the rest as the page scrolls down; at the last stop, the page scrolls back up', () => {
  const [before, numbered, upper = NaN, ...rest] = cutOff('colored-narrow');
  expect([before, numbered, ...rest]).toEqual([100, 100, 0, 0]);
  expect(upper).toBeGreaterThan(0);
  expect(upper).toBeLessThan(50);
  const isScrolled = stops.map((stop) => /px, -\d/.test(drawn(stop).style('page').transform));
  expect(isScrolled).toEqual([false, false, false, true, false]);
});

test('at the last stop on wide screens, the window shrinks and shows more of the page, and the phone and the sun appear', () => {
  const [first, ...others] = scalesOf('wide');
  expect(others.slice(0, 3)).toEqual(Array(3).fill(first));
  expect(others[3]).toBeLessThan(first ?? 0);
  const [before = NaN, last] = cutOff('wide').slice(3);
  expect(last).toBeLessThan(before);
  for (const name of ['phone', 'sun']) {
    const seen = stops.map((stop) => drawn(stop).style(name).visibility);
    expect(seen, name).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'inherit']);
  }
});

test('at the last stop, the drawn page and the drawn phone show the same headline, and what the phone would cover moves aside or fades out', () => {
  const { part } = drawn(4);
  for (const name of ['page', 'phone']) expect(part(name)).toHaveTextContent('Stories people');
  expect(seenAt('market')).toEqual(['1', '1', '1', '1', '0']);
  for (const name of ['offer-Sound', 'offer-streams']) {
    const place = stops.map((stop) => drawn(stop).style(name).transform);
    expect(place[4]).not.toBe(place[3]);
  }
});

const prototype = 'prototypes/zogran-media';

test('all text in the cover and the scene comes from the prototype', () => {
  const labels = [
    ...(isPlaceholder(tile, 'cover.svg') ? labelsIn(read('cases/zogran-media/cover.svg')) : []),
    ...labelsIn(drawn(4).container),
  ];
  expect(labels).toContain('See the work');
  expect(unsaid(labels, prototype)).toEqual([]);
});

test.runIf(isPlaceholder(story, 'page-structure.svg'))(
  'the page-structure drawing contains the prototype’s pages, in order',
  () => {
    const links = Array.from(pageOf('zogran-media').querySelectorAll('#menu a'), (link) =>
      link.textContent.trim(),
    );
    const titles = labelsIn(
      read('cases/zogran-media/pictures/page-structure.svg').replace(
        /<text (?![^>]*font-size="(24|30)")/g,
        '<desc ',
      ),
    );
    expect(titles).toEqual(links);
  },
);

test('the fragment of the prototype’s address is no element’s id, so that the frame does not scroll the story', () => {
  const [, fragment = ''] = owner.prototypes.zogran.split('#');
  expect(pageOf('zogran-media').getElementById(fragment)).toBeNull();
});

test('counts of pages, buttons, and services in the story match the prototype', () => {
  const page = pageOf('zogran-media');
  const texts = textsIn(story);
  const has = {
    pages: page.querySelectorAll('#menu a').length,
    buttons: page.querySelectorAll('.hero .button').length,
    services: page.querySelectorAll('.offers li').length,
  };
  for (const [noun, count] of Object.entries(has)) {
    expect(miscounts(texts, noun, count), noun).toEqual([]);
  }
});
