import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Picture } from '../content/types';
import { labelsIn, read } from '../test-words';

interface State {
  name: string;
  width: number;
  clip?: { width: number };
}

/** The widest picture whose words can still be read on a phone. */
const widest = 450;

const prototypes = ['skypro-ui', 'minimart', 'meal-manifesting', 'zogran-media'];
const states = prototypes.flatMap((name): State[] => {
  const list: { states: State[] } = JSON.parse(
    readFileSync(`src/prototypes/${name}/states.json`, 'utf8'),
  );
  return list.states;
});
const stateOf = (file: string) =>
  states.find(({ name }) => name === file || `${name}.wireframe` === file);

const stories = import.meta.glob<object>('./*/story.ts', { eager: true, import: 'story' });

function picturesIn(value: object): Picture[] {
  const own = 'file' in value && 'alt' in value ? [value as Picture] : [];
  const inside = Object.values(value).filter((each) => typeof each === 'object' && each !== null);
  return [...own, ...inside.flatMap(picturesIn)];
}

test('no screen of a desktop is made small for a phone', () => {
  const shrunk = Object.values(stories)
    .flatMap(picturesIn)
    .filter(({ file, phone = file }) => {
      const shown = stateOf(phone);
      return shown && (shown.clip ?? shown).width > widest;
    });
  expect(shrunk).toEqual([]);
});

test('the rounds of MiniMart’s tests say the same on a phone', () => {
  const labels = ['', '-phone'].map((end) =>
    labelsIn(read(`cases/minimart/pictures/test-rounds${end}.svg`)).toSorted(),
  );
  expect(labels[1]).toEqual(labels[0]);
});
