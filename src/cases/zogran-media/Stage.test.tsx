import { expect, test } from 'vitest';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage } from './Stage';
import { blocks, tall } from './stage-states';

const drawn = drawerOf(CaseStage);
const seenAt = (name: string) => stops.map((stop) => drawn(stop).style(name).opacity);

test('starts with an empty window; then blocks drop into it upright', () => {
  const [before, after] = [drawn(0), drawn(1)];
  expect(before.style('asked').opacity).toBe('1');
  for (const { name, at } of blocks) {
    expect(at[0].y).toBeLessThan(0);
    expect(before.style(name).opacity).toBe('0');
    expect(before.style(name).transform).not.toContain('rotate(0deg)');
    expect(after.style(name)).toMatchObject({ transform: atRest, opacity: '1' });
  }
});

test('color fills the page from the top, then the page scrolls to its end', () => {
  const page = stops.map((stop) => drawn(stop).style('page'));
  const [none, still, colored, scrolled] = page.map(({ clipPath }) => clipPath);
  expect([none, still]).toEqual(Array(2).fill('inset(0% 0% 100% 0%)'));
  expect(colored).toBe('inset(0% 0% 50.3% 0%)');
  expect(scrolled).toBe('inset(37.5% 0% 0% 0%)');
  const shifts = page.map(({ transform }) => /translate\(0px, (.*?)px\)/.exec(transform)?.[1]);
  expect(shifts).toEqual(['0', '0', '0', '-484', '0']);
});

test('the tall window covers the desktop’s until they coincide', () => {
  expect(seenAt('desk')).toEqual(['0', '0', '0', '1', '1']);
  expect(seenAt('tall-seen')).toEqual(['1', '1', '1', '1', '0']);
  expect(seenAt('phone')).toEqual(['0', '0', '0', '0', '1']);
  const scales = stops.map(
    (stop) => /scale\((.*?),/.exec(drawn(stop).style('tall').transform)?.[1],
  );
  expect(scales.slice(0, 4)).toEqual(['1', '1', '1', '1']);
  expect(Number(scales[4]) * tall.scale).toBeCloseTo(1);
});

test('ends with the same page on desktop and phone, side by side', () => {
  const { part } = drawn(4);
  expect(part('desk').querySelector('use')).toHaveAttribute('href', '#zogran-media-page');
  expect(part('page').querySelector('#zogran-media-page')).toHaveTextContent('Stories people');
  expect(part('phone')).toHaveTextContent('stay for.');
});
