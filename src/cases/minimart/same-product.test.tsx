import { expect, test } from 'vitest';
import { drawerOf } from '../../test-stage';
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
import { calm, urgent } from './stage-cards';
import { groups, links } from './stage-links';
import { story } from './story';
import { tile } from './tile';

const coverIsDrawn = isPlaceholder(tile, 'cover.svg');
const cover = coverIsDrawn ? labelsIn(read('cases/minimart/cover.svg')) : [];
const page = pageOf('minimart');
const textOf = (selector: string): string[] =>
  Array.from(page.querySelectorAll(selector), ({ textContent }) =>
    textContent.replace(/\d|\s+/g, ' ').trim(),
  );

test('cover and scene use only the prototype’s text, apart from summaries and test rounds', () => {
  const scene = labelsIn(drawerOf(CaseStage)(4).container);
  const summaries = [
    '7 links, 4 columns',
    '7 links',
    '4 columns',
    '3 groups',
    '2 columns',
    '3 first',
  ];
  const rounds = ['Round 1: up to 6 people', 'Round 2: up to 7 people'];
  for (const drawing of coverIsDrawn ? [cover, scene] : [scene]) {
    expect(drawing).toContain('3 apps need you');
  }
  expect(unsaid([...cover, ...scene], 'prototypes/minimart', [...summaries, ...rounds])).toEqual(
    [],
  );
});

test('the scene shows the prototype’s links in the same order', () => {
  const names = textOf('#links a');
  expect(names).toHaveLength(7);
  expect(links.map(({ name }) => name)).toEqual(names);
});

test.runIf(coverIsDrawn)('the links and group names on the cover match the prototype’s', () => {
  const names = textOf('#links a');
  expect(cover.filter((label) => names.includes(label))).toEqual(names);
  const named = textOf('#links .group p');
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
  'test-rounds.svg names the rounds, and takes its text about the dashboard from the prototype',
  () => {
    const drawn = labelsIn(read('cases/minimart/pictures/test-rounds.svg'));
    const rounds = ['Round 1', 'Round 2', 'Up to 6 people', 'Up to 7 people', '7 questions'];
    expect(drawn).toEqual(expect.arrayContaining(rounds));
    const numbers = drawn.filter((label) => /^\d$/.test(label));
    expect(new Set(numbers)).toEqual(new Set(['1', '2', '3', '4', '5', '6', '7']));
    const besides = [...rounds, ...numbers, 'Shared', 'screen'];
    expect(unsaid(drawn, 'prototypes/minimart', besides)).toEqual([]);
  },
);

test('counts of links, groups, and columns in the story match the prototype’s code', () => {
  const texts = textsIn([story, tile]);
  const groupCount = page.querySelectorAll('#links .group').length;
  const drawn = [...texts, allWords('prototypes/minimart')];
  expect(miscounts(texts, 'links', textOf('#links a').length)).toEqual([]);
  expect(miscounts(drawn, 'groups', groupCount)).toEqual([]);
  expect(countsIn(texts, 'columns').filter((count) => count !== 4 && count !== 2)).toEqual([]);
  for (const [file, columns] of [
    ['before.css', 4],
    ['after.css', 2],
  ] as const) {
    expect(read(`prototypes/minimart/${file}`)).toContain(`repeat(${columns}, minmax(0, 1fr))`);
  }
});
