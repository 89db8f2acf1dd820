import { expect, test } from 'vitest';
import { figures } from '../../content/figures';
import type { Stop } from '../../motion/stage';
import { atRest, drawerOf, stops } from '../../test-stage';
import {
  allWords,
  countsIn,
  isPlaceholder,
  labelsIn,
  miscounts,
  pageOf,
  read,
  textsIn,
  unsaid,
} from '../../test-words';
import { CaseStage } from './Stage';
import { attention, calm, urgent } from './stage-cards';
import { groupAside, groupDown, groups, links } from './stage-links';
import { replaced, staying } from './stage-states';
import { story } from './story';
import { tile } from './tile';

const drawn = drawerOf(CaseStage);
const cutsOf = (name: string) => stops.map((stop) => drawn(stop).style(name).clipPath);
const rolledUp = 'inset(0% 0% 100% 0%)';
const whole = 'inset(0% 0% 0% 0%)';
const seenAt = (name: string) => stops.map((stop) => drawn(stop).style(name).opacity === '1');

const textOf = ({ textContent }: Element) => textContent;
const grays = [...staying, ...replaced];
const leftsAt = (stop: Stop): Set<number> =>
  new Set(grays.map(({ aside }) => aside.at[stop].x ?? 0));
const placesAt = (stop: Stop): Set<string> =>
  new Set(grays.map(({ aside, down }) => `${aside.at[stop].x} ${down.at[stop].y}`));

test('the scene starts with seven links in one row, and cards in four columns of equal width', () => {
  expect(links).toHaveLength(7);
  expect(new Set(links.map(({ down }) => down[0].y)).size).toBe(1);
  expect(new Set(links.map(({ aside }) => aside[0].x)).size).toBe(7);
  expect(grays).toHaveLength(8);
  expect(leftsAt(0).size).toBe(4);
  expect(new Set(grays.map(({ aside }) => aside.at[0].clip?.join(' '))).size).toBe(1);
});

test('the links in the first row are numbered from 1 to 7', () => {
  const numbers = drawn(0).part('row').querySelectorAll('text');
  expect(Array.from(numbers, ({ textContent }) => Number(textContent))).toEqual([
    1, 2, 3, 4, 5, 6, 7,
  ]);
});

test('the second stop shows three named groups of links above the four columns of cards', () => {
  expect(stops.map((stop) => drawn(stop).style('row').transform === atRest)).toEqual([
    true,
    ...Array(4).fill(false),
  ]);
  const { part } = drawn(1);
  for (const [index, { name, links: own }] of groups.entries()) {
    expect(cutsOf(`ground-${index}`)).toEqual([rolledUp, ...Array(4).fill(whole)]);
    expect(part(`ground-${index}`)).toHaveTextContent(name);
    for (const [link] of own) expect(part(`group-${index}`)).toContainElement(part(link));
  }
  expect(new Set(links.map(({ aside }) => aside[1].x)).size).toBe(3);
  expect(new Set(links.map(({ aside, down }) => `${aside[1].x} ${down[1].y}`)).size).toBe(7);
  expect(leftsAt(1).size).toBe(4);
});

test('from the third stop on, the groups are below one another in a sidebar', () => {
  for (const stop of [2, 3, 4] as const) {
    const lefts = groups.map((_, index) => {
      const { x = 0 } = groupAside(index)[stop];
      return Math.round(x + (links.find(({ group }) => group === index)?.aside[1].x ?? 0));
    });
    expect(new Set(lefts).size).toBe(1);
    expect(new Set(groups.map((_, index) => groupDown(index)[stop].y)).size).toBe(groups.length);
  }
  expect(seenAt('ground-0')).toEqual([true, true, true, false, false]);
  expect(seenAt('label-0')).toEqual([false, false, false, true, true]);
});

test('on phones in portrait, the scene ends with the logo and all links in their groups above the dashboard', () => {
  const texts = Array.from(drawn(4).part('color').querySelectorAll('text'), textOf);
  const named = groups.flatMap(({ name, links: own }) => [
    name.toUpperCase(),
    ...own.map(([link]) => link),
  ]);
  expect(texts.slice(texts.indexOf('3'))).toEqual(['3', ...named, 'MiniMart']);
});

test('no two cards share a place at the first three stops, and at the third, they are in two columns', () => {
  expect(leftsAt(2)).toEqual(new Set([228, 500]));
  for (const stop of [0, 1, 2] as const) expect(placesAt(stop).size).toBe(8);
});

test('the cards that need attention gain color before the others', () => {
  expect(cutsOf('urgent')).toEqual([rolledUp, rolledUp, whole, whole, whole]);
  expect(seenAt('gray')).toEqual([true, true, false, false, false]);
  expect(drawn(2).style('payroll').transform).not.toBe(atRest);
  const { style, part, container } = drawn(3);
  expect(style('payroll').transform).toBe(atRest);
  expect(cutsOf('shutter')).toEqual([rolledUp, rolledUp, rolledUp, whole, whole]);
  expect(seenAt('attention')).toEqual([false, false, true, true, true]);
  for (const { name } of attention) expect(part('attention')).toHaveTextContent(name);
  for (const name of ['color', 'color-side']) {
    expect(cutsOf(name)).toEqual([...Array(4).fill(rolledUp), whole]);
  }
  expect(container).toHaveTextContent(`${[urgent, ...attention].length} apps need you`);
  expect(part('summary-3')).toHaveTextContent(/^3 urgent/);
});

test('the scene ends with each gray card’s app on a colored card, in two columns', () => {
  const { part } = drawn(4);
  for (const card of calm) {
    const shelf = attention.includes(card) ? 'attention' : 'color';
    expect(part(shelf)).toHaveTextContent(card.name);
  }
  const names = [urgent, ...calm].map(({ name }) => name);
  expect(names.toSorted()).toEqual(grays.map(({ name }) => name).toSorted());
  expect(new Set(calm.map(({ side }) => side)).size).toBe(2);
});

test('the scene ends with a person for each tester in each round of tests', () => {
  const { container } = drawn(4);
  const people = (round: number) =>
    container.querySelectorAll(`[data-part="rounds"] [data-round="${round}"] use`);
  expect(people(1)).toHaveLength(parseInt(figures.testRoundOne.value, 10));
  expect(people(2)).toHaveLength(parseInt(figures.testRoundTwo.value, 10));
  expect(seenAt('rounds')).toEqual([false, false, false, false, true]);
});

const coverIsDrawn = isPlaceholder(tile, 'cover.svg');
const cover = coverIsDrawn ? labelsIn(read('cases/minimart/cover.svg')) : [];
const page = pageOf('minimart');
const textsOf = (selector: string): string[] =>
  Array.from(page.querySelectorAll(selector), ({ textContent }) =>
    textContent.replace(/\d|\s+/g, ' ').trim(),
  );

test('cover and scene use only the prototype’s text, apart from summaries and test rounds', () => {
  const scene = labelsIn(drawn(4).container);
  const total = `${figures.marketplaceLinks.value} links`;
  const before = `${figures.marketplaceColumnsBefore.value} columns`;
  const after = `${figures.marketplaceColumnsAfter.value} columns`;
  const summaries = [`${total}, ${before}`, total, before, '3 groups', after, '3 urgent'];
  const rounds = [figures.testRoundOne, figures.testRoundTwo].map(
    ({ value }, index) => `Round ${index + 1}: up to ${value} people`,
  );
  for (const drawing of coverIsDrawn ? [cover, scene] : [scene]) {
    expect(drawing).toContain('3 apps need you');
  }
  expect(unsaid([...cover, ...scene], 'prototypes/minimart', [...summaries, ...rounds])).toEqual(
    [],
  );
});

test('the scene shows the prototype’s links in the same order', () => {
  const names = textsOf('#links a');
  expect(names).toHaveLength(7);
  expect(links.map(({ name }) => name)).toEqual(names);
});

test.runIf(coverIsDrawn)('the links and group names on the cover match the prototype’s', () => {
  const names = textsOf('#links a');
  expect(cover.filter((label) => names.includes(label))).toEqual(names);
  const named = textsOf('#links .group p');
  expect(groups.map(({ name }) => name)).toEqual(named);
  const lettered = named.map((name) => name.toUpperCase());
  expect(cover.filter((label) => lettered.includes(label))).toEqual(lettered);
});

test('the text on each card in the scene is the start of the prototype’s text about that app', () => {
  const apps = new Map(
    Array.from(page.querySelectorAll('.card'), (card) => [
      card.querySelector('.open')?.textContent.trim(),
      card.querySelector('.state')?.textContent.trim().replace(/\s+/g, ' '),
    ]),
  );
  for (const { name, excerpt } of [urgent, ...calm]) {
    expect(apps.get(name)?.startsWith(excerpt), `${name}: ${excerpt}, ${apps.get(name)}`).toBe(
      true,
    );
  }
});

test.runIf(isPlaceholder(story, 'test-rounds.svg'))(
  'test-rounds.svg names both rounds of tests, and its dashboard has the prototype’s text',
  () => {
    const labels = labelsIn(read('cases/minimart/pictures/test-rounds.svg'));
    const rounds = ['Round 1', 'Round 2', 'Up to 6 people', 'Up to 7 people', '7 questions'];
    expect(labels).toEqual(expect.arrayContaining(rounds));
    const numbers = labels.filter((label) => /^\d$/.test(label));
    expect(new Set(numbers)).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7']));
    const besides = [...rounds, ...numbers, 'Shared', 'screen'];
    expect(unsaid(labels, 'prototypes/minimart', besides)).toEqual([]);
  },
);

test('counts of links, groups, and columns in the story match the prototype’s code', () => {
  const texts = textsIn([story, tile]);
  const groupCount = page.querySelectorAll('#links .group').length;
  const allTexts = [...texts, allWords('prototypes/minimart')];
  expect(miscounts(texts, 'links', textsOf('#links a').length)).toEqual([]);
  expect(miscounts(allTexts, 'groups', groupCount)).toEqual([]);
  expect(countsIn(texts, 'columns').filter((count) => count !== 4 && count !== 2)).toEqual([]);
  for (const [file, columns] of [
    ['before.css', 4],
    ['after.css', 2],
  ] as const) {
    expect(read(`prototypes/minimart/${file}`)).toContain(`repeat(${columns}, minmax(0, 1fr))`);
  }
});
