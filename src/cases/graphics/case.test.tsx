import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figures } from '../../content/figures';
import { drawerOf, stops } from '../../test-stage';
import { isPlaceholder, labelsIn, miscounts, read, textsIn } from '../../test-words';
import { CaseStage } from './Stage';
import {
  places,
  sizes,
  squareCamera,
  squarePlaces,
  tallCamera,
  tallPlaces,
  wall,
  type PieceName,
} from './stage-wall';
import { story } from './story';
import { tile } from './tile';

const drawn = drawerOf(CaseStage);
const names = Object.keys(places) as PieceName[];

const boxOf = (
  name: PieceName,
  place = places[name] as { x: number; y: number; width: number },
) => {
  const [width, height] = sizes[name];
  const { x, y } = place;
  return { x, y, right: x + place.width, bottom: y + (place.width * height) / width };
};

const shown: PieceName[][] = [
  [],
  ['bird', 'owl', 'heron'],
  ['mascot', 'movie', 'plant', 'film'],
  ['original'],
  ['redesign'],
];

test('on wide screens, the camera pans sideways, and never rotates or zooms', () => {
  const moves = stops.map((stop) => drawn(stop).style('pan').transform);
  for (const move of moves)
    expect(move).toMatch(/^translate\(-?\d+px, 0px\) rotate\(0deg\) scale\(1, 1\)$/);
});

test('every piece is fully visible at its stop in the wide composition', () => {
  for (const stop of stops) {
    const [, x] = /translate\((-?\d+)px/.exec(drawn(stop).style('pan').transform) ?? [];
    for (const name of shown[stop] ?? []) {
      const box = boxOf(name);
      expect(box.x + Number(x), name).toBeGreaterThanOrEqual(-180);
      expect(box.right + Number(x), name).toBeLessThanOrEqual(980);
      expect(box.y, name).toBeGreaterThan(50);
      expect(box.bottom, name).toBeLessThan(744);
    }
  }
});

test.each([
  ['in the square composition', squareCamera, squarePlaces, 0],
  ['in the tall composition', tallCamera, tallPlaces, 140],
] as const)('every piece is fully visible at its stop %s', (_, camera, others, beyond) => {
  const middle = { x: wall.left + wall.width / 2, y: wall.top + wall.height / 2 };
  for (const stop of stops) {
    const { x = 0, y = 0, scale = 1 } = camera[stop];
    const across = (at: number) => middle.x + scale * (at - middle.x) + x;
    const down = (at: number) => middle.y + scale * (at - middle.y) + y;
    for (const name of shown[stop] ?? []) {
      const box = boxOf(name, others[name]);
      expect(across(box.x), name).toBeGreaterThanOrEqual(10);
      expect(across(box.right), name).toBeLessThanOrEqual(790);
      expect(down(box.y), name).toBeGreaterThanOrEqual(10 - beyond);
      expect(down(box.bottom), name).toBeLessThanOrEqual(790 + beyond);
    }
  }
});

test('no two pieces on the wall overlap in any composition', () => {
  for (const at of [places, { ...places, ...squarePlaces }, { ...places, ...tallPlaces }]) {
    const boxes = names.map((name) => boxOf(name, at[name]));
    for (const [index, a] of boxes.entries()) {
      for (const b of boxes.slice(index + 1)) {
        expect(a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y).toBe(true);
      }
    }
  }
});

test('each of the three compositions shows the increase in engagement', () => {
  const labels = labelsIn(drawn(4).container);
  for (const words of [`+${figures.engagement.value}`, 'engagement']) {
    expect(labels.filter((label) => label === words)).toHaveLength(3);
  }
});

const scenes = import.meta.glob<{ render: (t: number) => string }>(
  '../../films/scenes/recruitment-*/scene.ts',
  { eager: true },
);
const cards = story.chapters.media.blocks.filter((block) => block.kind === 'card');
/** Leaves out the owner's own films, which have no scene.ts. */
const loops = cards
  .flatMap(({ films = [] }) => films)
  .filter(({ film }) => `../../films/scenes/${film}/scene.ts` in scenes);

const pictures = readdirSync('src/cases/graphics/pictures').map((file) =>
  labelsIn(read(`cases/graphics/pictures/${file}`))
    .join(' ')
    .toLowerCase(),
);
const onNoPicture = (labels: readonly string[]): string[] =>
  labels.filter((label) => !pictures.some((words) => words.includes(label.toLowerCase())));

test.runIf(isPlaceholder(tile, 'cover.svg'))(
  'every label on the cover also appears in a gallery picture',
  () => {
    expect(onNoPicture(labelsIn(read('cases/graphics/cover.svg')))).toEqual([]);
  },
);

test('all labels in the scene also appear in gallery pictures, except the list of briefs and the lettering', () => {
  const labels = stops.flatMap((stop) => labelsIn(drawn(stop).container));
  const list = ['Birds', 'Mascot', 'Events', 'Banner', 'Motion'];
  const lettering = [`+${figures.engagement.value}`, 'engagement', '4 buttons', '4', 'buttons'];
  expect(onNoPicture(labels).filter((label) => ![...list, ...lettering].includes(label))).toEqual(
    [],
  );
});

test('the story and the tile mention as many projects as the gallery has cards', () => {
  expect(miscounts(textsIn([story, tile]), '(?:projects|pieces)', cards.length)).toEqual([]);
});

test.each(loops)(
  'the title of the looping film $title is drawn in its frames, and is in its poster’s alt text and transcript',
  (loop) => {
    const { film, title, poster, transcript } = loop;
    const lettering = labelsIn(scenes[`../../films/scenes/${film}/scene.ts`]?.render(0) ?? '').join(
      ' ',
    );
    // Wavy lettering has one <text> per letter, so the comparison ignores spaces.
    expect(lettering.replaceAll(' ', '')).toContain(title.replaceAll(' ', ''));
    expect(poster?.alt).toContain(title);
    expect(transcript).toContain(title);
  },
);
