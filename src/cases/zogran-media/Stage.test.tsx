import { expect, test } from 'vitest';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { blocks } from './stage-states';

const drawn = drawerOf(CaseStage);
const seenAt = (name: string) => stops.map((stop) => drawn(stop).style(name).opacity);

test('the window is empty at first; then the blocks drop into it upright', () => {
  const [before, after] = [drawn(0), drawn(1)];
  expect(before.style('asked').opacity).toBe('1');
  for (const { name, at } of blocks) {
    expect(at[0].y).toBeLessThan(0);
    expect(before.style(name).opacity).toBe('0');
    expect(before.style(name).transform).not.toContain('rotate(0deg)');
    expect(after.style(name)).toMatchObject({ transform: atRest, opacity: '1' });
  }
});

test('color comes over the page from the top down, then the page scrolls to its end', () => {
  const page = stops.map((stop) => drawn(stop).style('page'));
  const [none, still, colored, scrolled] = page.map(({ clipPath }) => clipPath);
  expect([none, still]).toEqual(Array(2).fill('inset(0% 0% 100% 0%)'));
  expect(colored).toBe('inset(0% 0% 50.3% 0%)');
  expect(scrolled).toBe('inset(35.9% 0% 0% 0%)');
  const shifts = page.map(({ transform }) => /translate\(0px, (.*?)px\)/.exec(transform)?.[1]);
  expect(shifts).toEqual(['0', '0', '0', '-463', '-463']);
});

test('the tall window hides the desk and the phone, until it is lifted', () => {
  expect(seenAt('desk')).toEqual(['0', '0', '0', '1', '1']);
  const lifted = stops.map((stop) => drawn(stop).style('tall').transform !== atRest);
  expect(lifted).toEqual([false, false, false, false, true]);
});

test('desktop and phone end beside each other, with the same page from its top', () => {
  const { part, style } = drawn(4);
  expect(style('desk').transform).toBe(atRest);
  expect(part('desk').querySelector('use')).toHaveAttribute('href', '#zogran-media-page');
  expect(part('page').querySelector('#zogran-media-page')).toHaveTextContent('Stories people');
  expect(part('desk')).toHaveTextContent('stay for.');
});
