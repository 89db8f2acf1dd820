import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { figures } from '../../content/figures';
import type { Stop } from '../../motion/stage';
import { atRest, drawerOf, stops } from '../../test-stage';
import { CaseStage, inSquare, inTall, inWide } from './Stage';
import { phone, wide, wideFrames, type DotField } from './stage-field';
import { films, linesOf, shortTitle } from './stage-films';

const drawn = drawerOf(CaseStage);
const seenAt = (name: string) => stops.map((stop) => drawn(stop).style(name).opacity === '1');
const cutsOf = (name: string) => stops.map((stop) => drawn(stop).style(name).clipPath);

describe.each([wide, phone])('the field of dots for $id screens', ({ id }) => {
  test('draws 28,000 dots, one in each cell', () => {
    const { container } = drawn(2);
    const pattern = container.querySelector(`#video-demo-${id}`);
    const size = (element: Element | null, name: string) => Number(element?.getAttribute(name));
    const path = container.querySelector(`[data-field="${id}"] path`)?.getAttribute('d') ?? '';
    const [, width, height] = /h(.*?)v(.*?)H/.exec(path) ?? [];
    const columns = Number(width) / size(pattern, 'width');
    const rows = Number(height) / size(pattern, 'height');
    expect(columns).toBeCloseTo(Math.round(columns), 2);
    expect(columns * rows).toBeCloseTo(28_000, 0);
    expect(pattern?.children).toHaveLength(1);
  });

  test('zooms out until the third stop, where it replaces larger dots in the same places', () => {
    expect(seenAt('near-dots')).toEqual([false, true, false, false, false]);
    expect(seenAt('dots')).toEqual([false, false, true, false, false]);
    expect(
      seenAt('middle-in').map((seen, stop) => seen && seenAt('middle-out')[stop]),
    ).not.toContain(true);
    const scalesOf = (name: string) =>
      stops.map((stop) => Number(/scale\((.*?),/.exec(drawn(stop).style(name).transform)?.[1]));
    const scales = scalesOf(`field-${id}`);
    expect(scales[1]).toBeLessThan(scales[0] ?? 0);
    expect(scales[2]).toBeLessThan(scales[1] ?? 0);
    expect(drawn(2).style(`field-${id}`).transform).toBe(atRest);
    expect(drawn(1).style(`near-${id}`).transform).toBe(atRest);
    for (const name of [`near-${id}`, `middle-${id}`]) {
      const [, before = NaN, after = NaN] = scalesOf(name);
      expect(before / after, name).toBeCloseTo((scales[1] ?? 0) / (scales[2] ?? 1), 2);
    }
  });
});

test('both fields of dots extend beyond every edge of the screen', () => {
  const edges = ({ box: { x, y, width, height } }: DotField) => ({
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
  });
  expect(edges(wide).left).toBeLessThan(-540);
  expect(edges(wide).right).toBeGreaterThan(1293);
  expect(edges(wide).top).toBeLessThan(-80);
  expect(edges(wide).bottom).toBeGreaterThan(880);
  expect(edges(phone).left).toBeLessThan(0);
  expect(edges(phone).right).toBeGreaterThan(800);
  expect(edges(phone).top).toBeLessThan(-168);
  expect(edges(phone).bottom).toBeGreaterThan(968);
});

test.each([
  [wide, inWide],
  [phone, inTall],
  [wide, inSquare],
  [phone, inSquare],
] as const)(
  'each edge of the band behind the number of flight attendants is between two rows of dots',
  (field, clear) => {
    for (const edge of [clear.top, clear.bottom]) {
      const rows = (edge - field.y) / field.cell.height;
      expect(rows).toBeCloseTo(Math.round(rows), 1);
    }
  },
);

test('shows the storyboard sheets at the fourth stop, then reveals the posters one by one', () => {
  const open = 'inset(0% 0% 0% 0%)';
  const sheets = stops.map((stop) => drawn(stop).style('sheet-1').transform);
  expect(sheets.map((transform) => transform.includes('scale(0'))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(cutsOf('poster-1').slice(3)).toEqual(['inset(0% 100% 0% 0%)', 'inset(0% -500% 0% 0%)']);
  expect(cutsOf('poster-6').slice(3)).toEqual(['inset(0% 600% 0% 0%)', open]);
});

test('puts three posters in each row on wide screens', () => {
  expect(wideFrames.map(({ x }) => x)).toEqual([-184, 210, 604, -184, 210, 604]);
});

test('ends with six posters that link to their films', () => {
  drawn(4);
  expect(screen.getByRole('group', { name: 'What the stage shows' })).toBeInTheDocument();
  expect(films).toHaveLength(6);
  films.forEach(({ id, title }, index) => {
    const link = screen.getByRole('link', { name: `${index + 1}\u2002${shortTitle(title)}` });
    expect(link).toHaveAttribute('href', `#${id}`);
    expect(link).not.toHaveAttribute('tabindex');
  });
});

test('at the fourth stop, before the posters are visible, screen readers find no links', () => {
  drawn(3);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('every film’s short title has at most 25 characters, and long ones break into two lines', () => {
  expect(films.map(({ title }) => shortTitle(title)).filter(({ length }) => length > 25)).toEqual(
    [],
  );
  expect(shortTitle('Before boarding: the cabin list')).toBe('The cabin list');
  expect(linesOf('Signing in on the device')).toEqual(['Signing in on', 'the device']);
  expect(linesOf('The cabin list')).toEqual(['The cabin list']);
});

test('shows the number of flight attendants at the third stop, and both numbers at the last stop', () => {
  const { value } = figures.flightAttendants;
  const textOf = (stop: Stop, name: string) => drawn(stop).part(name).textContent;
  expect(textOf(2, 'label-number')).toBe(value.repeat(3));
  expect(cutsOf('label-number').map((cut) => cut.includes('100%'))).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  const videos = `${figures.videos.value} videos`;
  const both = `${videos}${value} flight attendants`;
  expect(textOf(4, 'label-six')).toBe(both + videos);
  expect(textOf(4, 'label-top')).toBe(both);
  for (const name of ['label-six', 'label-top']) {
    expect(cutsOf(name).map((cut) => cut.includes('100%'))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  }
});
