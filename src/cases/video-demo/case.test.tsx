import { existsSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { figures } from '../../content/figures';
import { flight, meals, seatLetters } from '../../films/scenes/flight';
import type { Caption } from '../../films/scenes/kit';
import type { PartState } from '../../motion/stage';
import { atRest, drawerOf, stops } from '../../test-stage';
import {
  isPlaceholder,
  labelsIn,
  miscounts,
  namesIn,
  pageOf,
  read,
  textsIn,
  tokensIn,
} from '../../test-words';
import { CaseStage } from './Stage';
import { over11, placeOf, sheet, tallGrid, widePlace } from './stage-states';
import { phone, portraitCenter, wide, type DotField } from './stage-field';
import { films, linesOf, shortTitle } from './stage-films';
import { story } from './story';
import { tile } from './tile';

const drawn = drawerOf(CaseStage);
const seenAt = (name: string) => stops.map((stop) => drawn(stop).style(name).opacity === '1');
const cutsOf = (name: string) => stops.map((stop) => drawn(stop).style(name).clipPath);

/** The path of a field is a rectangle, and below it a row, `last`, which may be shorter. */
function gridIn(path: string, width: number, height: number) {
  const [, across = NaN, down, back, row, rest] =
    /h(.*?)v(.*?)h-(.*?)v(.*?)h-(.*?)z/.exec(path)?.map(Number) ?? [];
  expect([row, (back ?? NaN) + (rest ?? NaN)]).toEqual([
    expect.closeTo(height, 1),
    expect.closeTo(across, 1),
  ]);
  return { columns: across / width, rows: (down ?? NaN) / height, last: (rest ?? NaN) / width };
}

describe.each([wide, phone])('the field of dots for $id screens', ({ id }) => {
  test('the field has 28,000 dots, one in each cell', () => {
    const { container } = drawn(2);
    const pattern = container.querySelector(`#video-demo-${id}`);
    const size = (element: Element | null, name: string) => Number(element?.getAttribute(name));
    const path = container.querySelector(`[data-field="${id}"] path`)?.getAttribute('d') ?? '';
    const { columns, rows, last } = gridIn(path, size(pattern, 'width'), size(pattern, 'height'));
    for (const count of [columns, rows, last]) expect(count).toBeCloseTo(Math.round(count), 2);
    expect(columns * rows + last).toBeCloseTo(28_000, 0);
    expect(pattern?.children).toHaveLength(1);
  });

  test('the field zooms out until the third stop, where its dots replace the second stop’s larger dots', () => {
    expect(seenAt('near-dots')).toEqual([false, true, false, false, false]);
    expect(seenAt('dots')).toEqual([false, false, true, false, false]);
    for (const between of ['moving', 'middle']) {
      const out = seenAt(`${between}-out`);
      expect(seenAt(`${between}-in`).map((seen, stop) => seen && out[stop])).not.toContain(true);
    }
    const scalesOf = (name: string) =>
      stops.map((stop) => Number(/scale\((.*?),/.exec(drawn(stop).style(name).transform)?.[1]));
    const scales = scalesOf(`moving-${id}`);
    expect(scales[1]).toBeLessThan(scales[0] ?? 0);
    expect(scales[2]).toBeLessThan(scales[1] ?? 0);
    expect(drawn(2).style(`moving-${id}`).transform).toBe(atRest);
    expect(drawn(1).style(`near-${id}`).transform).toBe(atRest);
    for (const name of [`near-${id}`, `middle-${id}`]) {
      const [, before = NaN, after = NaN] = scalesOf(name);
      expect(before / after, name).toBeCloseTo((scales[1] ?? 0) / (scales[2] ?? 1), 2);
    }
  });
});

test('both fields of dots extend beyond every edge of the screen', () => {
  const edges = ({ area, x, y, cell }: DotField) => {
    const { columns, rows } = gridIn(area, cell, cell);
    return { left: x, right: x + columns * cell, top: y, bottom: y + rows * cell };
  };
  expect(edges(wide).left).toBeLessThan(-540);
  expect(edges(wide).right).toBeGreaterThan(1293);
  expect(edges(wide).top).toBeLessThan(-80);
  expect(edges(wide).bottom).toBeGreaterThan(880);
  expect(edges(phone).left).toBeLessThan(0);
  expect(edges(phone).right).toBeGreaterThan(800);
  expect(edges(phone).top).toBeLessThan(-239);
  expect(edges(phone).bottom).toBeGreaterThan(1039);
});

test.each([
  ['wide', wide, {}],
  ['tall', phone, over11],
] as const)(
  'in the %s composition, the portrait takes the place of whole dots',
  (_, { x, y, cell }, { scale = 1, y: down = 0 }: PartState) => {
    const half = 40 * scale;
    /* The drawing is enlarged around the middle of the cabin, 22.22 below the portrait's. */
    const middle = { x: portraitCenter.x, y: portraitCenter.y + 22.22 * (1 - scale) + down };
    for (const side of [-half, half]) {
      for (const count of [(middle.x + side - x) / cell, (middle.y + side - y) / cell])
        expect(count).toBeCloseTo(Math.round(count), 1);
    }
  },
);

test('the storyboard sheets appear until the fourth stop, then the posters one by one', () => {
  const open = 'inset(0% 0% 0% 0%)';
  expect(stops.map((stop) => drawn(stop).style('sheet-1').transform === atRest)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(cutsOf('poster-1').slice(3)).toEqual(['inset(0% 100% 0% 0%)', 'inset(0% -500% 0% 0%)']);
  expect(cutsOf('poster-6').slice(3)).toEqual(['inset(0% 600% 0% 0%)', open]);
});

test('before they appear, the storyboard sheets are below the part of the drawing that phones show', () => {
  for (const stop of [0, 1, 2] as const) {
    const top = placeOf(0).y + (sheet[stop].y ?? 0) + (tallGrid[stop].y ?? 0);
    expect(top).toBeGreaterThan(800 + 140 + 90);
  }
});

test('on wide screens, each row has three posters', () => {
  const lefts = films.map((_, index) => placeOf(index).x + (widePlace(index)[4].x ?? 0));
  expect(new Set(lefts).size).toBe(3);
  expect(lefts.slice(3)).toEqual(lefts.slice(0, 3));
});

test('the scene ends with six posters that link to their films', () => {
  drawn(4);
  expect(screen.getByRole('group', { name: 'What the stage shows' })).toBeInTheDocument();
  expect(films).toHaveLength(6);
  films.forEach(({ id, title }, index) => {
    const link = screen.getByRole('link', { name: `${index + 1}\u2002${shortTitle(title)}` });
    expect(link).toHaveAttribute('href', `#${id}`);
    expect(link).not.toHaveAttribute('tabindex');
  });
});

test('only the last stop shows the cabin again, with the device in front', () => {
  expect(seenAt('held')).toEqual([false, false, false, false, true]);
});

test('at the fourth stop, before the posters are visible, screen readers find no links', () => {
  drawn(3);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('every film’s short title has at most 25 characters, and those over 20 break into two lines', () => {
  expect(films.map(({ title }) => shortTitle(title)).filter(({ length }) => length > 25)).toEqual(
    [],
  );
  expect(shortTitle('Before boarding: the cabin list')).toBe('The cabin list');
  expect(linesOf('Signing in on the device')).toEqual(['Signing in on', 'the device']);
  expect(linesOf('The cabin list')).toEqual(['The cabin list']);
});

test('only the third stop shows the number of flight attendants', () => {
  expect(drawn(2).part('number').textContent).toBe(figures.flightAttendants.value.repeat(2));
  expect(seenAt('number')).toEqual([false, false, true, false, false]);
});

interface Scene {
  duration: number;
  captions: readonly Caption[];
  render: (t: number) => string;
}

const scenes = import.meta.glob<Scene>('../../films/scenes/demo-*/scene.ts', { eager: true });
const storyboards = isPlaceholder(story, 'storyboards.svg')
  ? labelsIn(read('cases/video-demo/pictures/storyboards.svg'))
  : undefined;
/** Leaves out the owner's own films, which have no scene.ts. */
const filmsWithLabels = films.flatMap((film) => {
  const scene = scenes[`../../films/scenes/${film.film}/scene.ts`];
  if (!scene) return [];
  const moments = Array.from({ length: scene.duration * 4 }, (_, quarter) => quarter / 4);
  const labels = new Set(moments.flatMap((t) => labelsIn(scene.render(t))));
  return [{ ...film, scene, labels, words: new Set(tokensIn([...labels].join(' '))) }];
});

const withDrawnPoster = filmsWithLabels.flatMap(({ labels, poster, title }) =>
  poster?.file.endsWith('.svg') && isPlaceholder(story, poster.file)
    ? [{ labels, title, file: poster.file }]
    : [],
);

test.each(withDrawnPoster)(
  'the poster of $title has that title and a number, and takes all its other text from the film',
  ({ labels, file, title }) => {
    const onPoster = labelsIn(read(`cases/video-demo/pictures/${file}`));
    expect(onPoster).toContain(title);
    const elsewhere = onPoster.filter((label) => !labels.has(label) && !/^\d\/6$/.test(label));
    expect(elsewhere).toEqual([title]);
  },
);

test.each(filmsWithLabels)(
  'all names in the transcript of $title appear in the film',
  ({ transcript, words }) => {
    const names = namesIn(transcript ?? '');
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  },
);

test.each(filmsWithLabels)(
  'the .vtt file of $title has all of the scene’s captions, and the film shows the first words of each at its time',
  ({ film, scene, title }) => {
    expect(read(`films/rendered/${film}.vtt`)).toContain(`: ${title}\n`);
    expect(storyboards ?? [title]).toContain(title);
    for (const [from, to, caption] of scene.captions) {
      expect(read(`films/rendered/${film}.vtt`)).toContain(`\n${caption}\n`);
      const then = labelsIn(scene.render((from + Math.min(to, scene.duration)) / 2)).join(' ');
      expect(then).toContain(caption.replace(/^Demo \d: /, '').split(': ')[0]);
    }
  },
);

const hasPrototype = existsSync('src/prototypes/meal-manifesting');
const prototype = hasPrototype ? pageOf('meal-manifesting') : document;

test.runIf(hasPrototype)(
  'the films’ flight, meals, and trays match those of the meal prototype',
  () => {
    expect(prototype.querySelector('.flight')?.textContent).toBe(flight);
    const stocks = Array.from(prototype.querySelectorAll<HTMLElement>('.stock'), (stock) => ({
      name: stock.querySelector('h3')?.textContent,
      loaded: Number(stock.dataset['loaded']),
      left: Number(stock.querySelector('.number')?.textContent),
      place: stock.querySelector('.stock-count span:last-child')?.textContent,
    }));
    expect(Object.values(meals)).toEqual(stocks.map((stock) => expect.objectContaining(stock)));
  },
);

test.runIf(hasPrototype)('the films show only seats that the meal prototype has', () => {
  const seats = Array.from(
    prototype.querySelectorAll<HTMLElement>('.seat'),
    ({ dataset }) => dataset['seat'] ?? '',
  );
  expect(seats.slice(0, 4)).toEqual(seatLetters.map((letter) => `1${letter}`));
  const shown = filmsWithLabels.flatMap(({ words, transcript }) =>
    [...words, ...tokensIn(transcript ?? '')].filter((word) => /^\d+[A-F]$/.test(word)),
  );
  expect(shown).toContain('2D');
  expect(shown.filter((seat) => !seats.includes(seat))).toEqual([]);
});

test('the story and the tile mention the number of films that the story shows', () => {
  const nouns = '(?:videos|films|video demos|storyboards)';
  expect(miscounts(textsIn([story, tile]), nouns, films.length)).toEqual([]);
});
