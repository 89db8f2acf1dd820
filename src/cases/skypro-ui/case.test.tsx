import { expect, test } from 'vitest';
import { figures } from '../../content/figures';
import { fileKinds } from '../../prototypes/skypro-ui/files';
import { atRest, drawerOf } from '../../test-stage';
import { isPlaceholder, labelsIn, miscounts, read, textsIn, unsaid } from '../../test-words';
import { CaseStage } from './Stage';
import { cellCenter } from './stage-grid';
import { buttons, fields, listRows, statesOf, type Piece } from './stage-pieces';
import { thumbnails } from './stage-thumbnails';
import { wideStatesOf } from './stage-wide-pieces';
import { story } from './story';
import { tile } from './tile';

const drawn = drawerOf(CaseStage);
const pieces = [...buttons, ...fields, ...listRows];

test('the scene starts with 24 tilted variants: eight buttons, eight fields, and eight list rows', () => {
  expect([buttons.length, fields.length, listRows.length]).toEqual([8, 8, 8]);
  const { style } = drawn(0);
  for (const { name } of pieces) {
    expect(style(name).transform, name).not.toContain('rotate(0deg)');
  }
});

test('at the first two stops, every piece is at least 20 units from the drawing’s edges and from the tray below', () => {
  for (const piece of pieces) {
    for (const pose of [piece.scattered, piece.drifted]) {
      const [left, top, right, bottom] = boundsOf(piece, pose);
      expect(Math.min(left, 800 - right), piece.name).toBeGreaterThanOrEqual(20);
      expect(Math.min(top, 700 - bottom), piece.name).toBeGreaterThanOrEqual(20);
    }
  }
});

test('at the third stop, the variants form nine straight stacks, and one shape and one color remain', () => {
  expect(pieces.every((piece) => !statesOf(piece)[2].rotate)).toBe(true);
  expect(new Set(pieces.map(({ cell }) => cellCenter(cell).join(' '))).size).toBe(9);
  const { parts, style } = drawn(2);
  const merging = [...parts.keys()].filter((name) => /^(shape|blue)-/.test(name));
  const kept = merging.filter((name) => !style(name).transform.includes('scale(0'));
  expect(merging).toHaveLength(7);
  expect(kept).toEqual(['shape-0', 'blue-0']);
});

test('at the second stop on wide screens, buttons, fields, and list rows each form a column, in which pieces of a later stack are together', () => {
  for (const of of [buttons, fields, listRows]) {
    const sorted = of.map((piece, index) => {
      const [, { x = 0, y = 0 }] = wideStatesOf(piece, index);
      expect(Math.abs(x), piece.name).toBeLessThan(248 / 2);
      return { element: piece.cell[1], y: cellCenter(piece.cell)[1] + y };
    });
    sorted.sort((one, other) => one.y - other.y);
    expect(sorted.map(({ element }) => element)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
  }
});

test('after the third stop, the stacks stay in place, and the grid and then the colors appear', () => {
  for (const piece of pieces) {
    const [, , merged, ruled, colored] = statesOf(piece);
    expect([ruled, colored], piece.name).toEqual([merged, merged]);
  }
  const cuts = (name: string) => [2, 3, 4].map((stop) => cutOf(drawn(stop as 2).style(name)));
  const [before, ruled, colored] = cuts('rules').map(([, , bottom]) => 1100 - 14 * (bottom ?? 0));
  expect(before).toBeLessThan(0);
  expect([2, 3, 4].map((stop) => drawn(stop as 2).style('ruled').opacity)).toEqual(['0', '1', '1']);
  expect(ruled).toBeGreaterThanOrEqual(700);
  expect(colored).toBe(ruled);
  expect(cuts('color').map(([, right = 0]) => right > 0)).toEqual([true, true, false]);
  expect(drawn(3).style('measures').opacity).toBe('1');
});

test('the scene ends with all file thumbnails and both numbers of the case’s results', () => {
  const { part, style } = drawn(4);
  const said = part('color').textContent;
  for (const { type } of thumbnails) expect(said).toContain(type.toUpperCase());
  expect(style('shapes').opacity).toBe('0');
  expect(style('brought').opacity).toBe('1');
  expect(style('brought-wide').transform).toBe(atRest);
  for (const name of ['brought', 'brought-wide']) {
    expect(part(name)).toHaveTextContent(figures.designProcess.value);
    expect(part(name)).toHaveTextContent(figures.fileIdentification.value);
  }
});

const cutOf = ({ clipPath }: CSSStyleDeclaration) =>
  Array.from(clipPath.matchAll(/-?[\d.]+/g), ([side]) => Number(side));

function boundsOf({ width, height }: Piece, [x, y, rotate]: Piece['scattered']) {
  const angle = (Math.abs(rotate) * Math.PI) / 180;
  const across = (width * Math.cos(angle) + height * Math.sin(angle)) / 2;
  const down = (width * Math.sin(angle) + height * Math.cos(angle)) / 2;
  return [x - across, y - down, x + across, y + down] as const;
}

const letters = Object.values(fileKinds).map((kind) => kind.letters);

test.runIf(isPlaceholder(tile, 'cover.svg'))(
  'each text on the cover is also in the component library’s prototype',
  () => {
    expect(unsaid(labelsIn(read('cases/skypro-ui/cover.svg')), 'prototypes/skypro-ui')).toEqual([]);
  },
);

test('the scene shows the first file types of the component library, in the same order', () => {
  expect(letters).toHaveLength(12);
  const types = thumbnails.map(({ type }) => type.toUpperCase());
  expect(types).toEqual(letters.slice(0, types.length));
});

test.runIf(isPlaceholder(story, 'file-thumbnails.svg'))(
  'file-thumbnails.svg starts with the component library’s file types and file names, in order',
  () => {
    const picture = labelsIn(read('cases/skypro-ui/pictures/file-thumbnails.svg')).filter(
      (label) => label !== 'Aa',
    );
    const named = Object.values(fileKinds).flatMap((kind) => [kind.letters, kind.file]);
    expect(picture.slice(0, named.length)).toEqual(named);
  },
);

test('the story’s counts of file types and thumbnails match the component library and the scene', () => {
  const texts = textsIn(story);
  expect(miscounts(texts, 'file types', letters.length)).toEqual([]);
  expect(miscounts(texts, 'file thumbnails', thumbnails.length)).toEqual([]);
});

test.runIf(isPlaceholder(story, 'migration-path.svg'))(
  'the migration-path drawing contains no numbers',
  () => {
    expect(labelsIn(read('cases/skypro-ui/pictures/migration-path.svg')).join('')).not.toMatch(
      /\d/,
    );
  },
);
