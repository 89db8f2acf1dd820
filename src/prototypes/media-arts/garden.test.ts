import { describe, expect, it } from 'vitest';
import {
  type Garden,
  advance,
  counts,
  newGarden,
  plant,
  restore,
  save,
  settle,
  walkTo,
} from './garden';

const frame = 1 / 60;

/** Advances the garden, and returns the time of its last change, in seconds. */
function run(garden: Garden, seconds: number): number {
  let last = 0;
  for (let now = 0; now < seconds; now += frame) if (advance(garden, frame)) last = now;
  return last;
}

describe('the garden', () => {
  it('wakes the seeds that you walk past', () => {
    const garden = newGarden();
    expect(counts(garden).awake).toBe(0);
    walkTo(garden, 0.2);
    run(garden, 2);
    expect(counts(garden).awake).toBeGreaterThan(4);
  });

  it('grows plants where your figure stands, and other people come to look', () => {
    const garden = newGarden();
    run(garden, 10);
    expect(counts(garden).bloom).toBeGreaterThan(0);
    expect(garden.visitors.length).toBeGreaterThan(0);
  });

  it('a garden stops changing within 30 seconds if you stand still', () => {
    const garden = newGarden();
    walkTo(garden, 0.6);
    expect(run(garden, 60)).toBeLessThan(30);
  });

  it('brings one plant into bloom after three plantings in one spot', () => {
    const garden = newGarden();
    for (let times = 0; times < 3; times += 1) plant(garden, 0.5);
    expect(counts(garden).bloom).toBe(1);
  });

  it('settle, for reduced motion, finishes your walk and all growth immediately', () => {
    const garden = newGarden();
    walkTo(garden, 0.7);
    plant(garden, 0.7);
    settle(garden);
    expect(garden.you.at).toBe(0.7);
    expect(garden.plots.every(({ growth, goal }) => growth === goal)).toBe(true);
    expect(counts(garden).awake).toBeGreaterThan(0);
  });

  it('restores a saved garden, corrects its invalid plots, and starts a new one if data is malformed', () => {
    const garden = newGarden();
    run(garden, 10);
    const saved = save(garden);
    expect(save(restore(JSON.parse(JSON.stringify(saved))))).toEqual(saved);
    for (const damaged of [null, 'garden', {}, { ...saved, plots: 'all' }, { ...saved, you: '' }]) {
      expect(restore(damaged)).toEqual(newGarden());
    }
    expect(counts(restore({ ...saved, plots: ['x', -3, 9] })).awake).toBe(1);
  });
});
