import { expect, test } from 'vitest';
import type { Stop } from '../../motion/stage';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { calm, leaving, returning, staying, type Gray } from './stage-cards';
import { links } from './stage-links';

const drawn = drawerOf(CaseStage);
const cutsOf = (name: string) => stops.map((stop) => drawn(stop).style(name).clipPath);

const whole = 'inset(0% 0% 0% 0%)';
const isWhole = (name: string) => cutsOf(name).map((cut) => cut === whole);

const leftsAt = (stop: Stop, cards: readonly Gray[]): Set<number> =>
  new Set(cards.map(({ at }) => at[stop].x ?? 0));

test('seven links stand in one row at first, above four equal columns', () => {
  const { part } = drawn(0);
  const row = part('row').querySelectorAll('text');
  expect([...row].map(({ textContent }) => textContent)).toEqual(links.map(({ name }) => name));
  expect(new Set([...row].map((link) => link.getAttribute('y'))).size).toBe(1);
  const cards = [...staying, ...leaving];
  expect(cards).toHaveLength(8);
  expect(leftsAt(0, cards).size).toBe(4);
  expect(new Set(cards.map(({ at }) => at[0].clip?.join(' '))).size).toBe(1);
});

test('the links gather in three groups before the columns fold', () => {
  expect(isWhole('row')).toEqual([true, false, false, false, false]);
  expect(isWhole('list')).toEqual([false, true, true, true, true]);
  const list = drawn(1).part('list');
  expect(list).toHaveTextContent(/Every day.*Grow.*Account/);
  for (const { name } of links) expect(list).toHaveTextContent(name);
  expect(leftsAt(1, [...staying, ...leaving]).size).toBe(4);
});

test('columns three and four leave and return under one and two', () => {
  expect(isWhole('far')).toEqual([true, true, false, false, false]);
  expect(isWhole('near')).toEqual([false, false, true, true, true]);
  expect(leftsAt(2, [...staying, ...returning])).toEqual(new Set([228, 500]));
  const left = new Set(leaving.map(({ name }) => name));
  expect(new Set([...returning.map(({ name }) => name), 'Payroll'])).toEqual(left);
});

test('the one card that needs attention is raised before the others get their color', () => {
  const fold = drawn(2).style('payroll').transform;
  const { style } = drawn(3);
  expect(style('payroll').transform).toBe(atRest);
  expect(fold).not.toBe(atRest);
  expect(style('selected').opacity).toBe('1');
  expect(isWhole('sorted')).toEqual([false, false, false, true, true]);
  expect(cutsOf('color').slice(0, 4)).toEqual(Array(4).fill('inset(0% 0% 100% 0%)'));
});

test('all end in color and in two columns', () => {
  const { style, part } = drawn(4);
  expect(style('color').clipPath).toBe('inset(0% 0% -60% 0%)');
  expect(style('selected').opacity).toBe('0');
  for (const { name } of calm) expect(part('color')).toHaveTextContent(name);
  expect(new Set(calm.map(({ side }) => side)).size).toBe(2);
});

test('there is a dot at the end for each of the six and seven people', () => {
  const { container } = drawn(4);
  const dots = (round: number) => container.querySelectorAll(`[data-round="${round}"] circle`);
  expect(dots(1)).toHaveLength(6);
  expect(dots(2)).toHaveLength(7);
  expect(isWhole('rounds')).toEqual([false, false, false, false, true]);
});
