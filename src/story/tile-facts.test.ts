import { expect, test } from 'vitest';
import type { Tile } from '../content/types';
import { factsOf } from './tile-facts';

const tile = { jobTitle: 'Carpenter' } as Tile;

test('factsOf lists all facts in order, with “On my own” for a team of one', () => {
  const facts = { ...tile, employer: 'A shop', teamSize: '4', when: 'Spring 2024' };
  expect(factsOf(facts)).toEqual([
    ['Employer', 'A shop'],
    ['Job title', 'Carpenter'],
    ['Team size', '4 people'],
    ['When', 'Spring 2024'],
  ]);
  expect(factsOf({ ...facts, teamSize: '1' })).toContainEqual(['Team size', 'On my own']);
});

test('factsOf leaves out facts that the tile does not have', () => {
  expect(factsOf(tile)).toEqual([['Job title', 'Carpenter']]);
});
