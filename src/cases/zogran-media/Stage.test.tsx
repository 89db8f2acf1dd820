import { expect, test } from 'vitest';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { rows } from './stage-states';

const drawn = drawerOf(CaseStage);
const seenAt = (name: string) => stops.map((stop) => drawn(stop).style(name).opacity);
const scalesOf = (name: string) =>
  stops.map((stop) => Number(/scale\((.*?),/.exec(drawn(stop).style(name).transform)?.[1]));
/** How much of the window's box is clipped at the bottom at each stop, in percent. */
const cutOff = (name: string) =>
  stops.map((stop) => Number(/% ([\d.]+)% 0%\)/.exec(drawn(stop).style(name).clipPath)?.[1]));

test('from the first stop to the second, the page grows, the wireframe unrolls, and words move into it', () => {
  expect(drawn(0).style('asked').opacity).toBe('1');
  for (const name of ['wide', 'narrow']) {
    const [blank = NaN, ...grown] = cutOff(name);
    for (const cut of grown.slice(0, 3)) expect(cut).toBeLessThan(blank);
  }
  for (const { name, at } of rows) {
    expect(at[0].y).toBeLessThan(0);
    expect(drawn(0).style(name).clipPath).toBe('inset(0% 0% 100% 0%)');
    expect(drawn(1).style(name)).toMatchObject({
      transform: atRest,
      clipPath: 'inset(0% 0% 0% 0%)',
    });
  }
  for (const name of ['headline', 'visit', 'menu', 'offers']) {
    expect(drawn(0).style(name).transform).not.toBe(atRest);
    expect(drawn(1).style(name).transform).toBe(atRest);
  }
});

test('color fills the page from the top, then the page scrolls down and back', () => {
  const page = stops.map((stop) => drawn(stop).style('page'));
  const [none, still, colored, scrolled] = page.map(({ clipPath }) => clipPath);
  expect([none, still]).toEqual(Array(2).fill('inset(0% 0% 100% 0%)'));
  expect(colored).toBe('inset(0% 0% 42.1% 0%)');
  expect(scrolled).toBe('inset(41.6% 0% 0% 0%)');
  const shifts = page.map(({ transform }) => /translate\(0px, (.*?)px\)/.exec(transform)?.[1]);
  expect(shifts).toEqual(['0', '0', '0', '-503', '0']);
});

test('at the last stop, the desktop window shrinks and the phone rises beside it', () => {
  const [first, ...others] = scalesOf('wide');
  expect(others.slice(0, 3)).toEqual(Array(3).fill(first));
  expect(others[3]).toBeLessThan(first ?? 0);
  const phone = stops.map((stop) => drawn(stop).style('phone').visibility);
  expect(phone).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'inherit']);
});

test('ends with the headline on page and phone, and fades the page’s right side out', () => {
  const { part } = drawn(4);
  expect(part('page')).toHaveTextContent('Stories people');
  expect(part('phone')).toHaveTextContent('stay for.');
  expect(seenAt('aside')).toEqual(['1', '1', '1', '1', '0']);
});
