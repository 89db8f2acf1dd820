import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figures } from '../../content/figures';
import { drawerOf, stops } from '../../test-stage';
import { isPlaceholder, labelsIn, miscounts, read, textsIn } from '../../test-words';
import { CaseStage } from './Stage';
import { story } from './story';
import { tile } from './tile';

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

test('every label on the scene’s pieces also appears in a gallery picture', () => {
  const drawn = stops.flatMap((stop) => labelsIn(drawerOf(CaseStage)(stop).container));
  const list = ['Birds', 'Mascot', 'Events', 'Banner', 'Motion'];
  const lettering = [`+${figures.engagement.value}`, '4 buttons', '4', 'buttons'];
  expect(onNoPicture(drawn).filter((label) => ![...list, ...lettering].includes(label))).toEqual(
    [],
  );
});

test('the story and the tile count as many projects as the gallery has cards', () => {
  expect(miscounts(textsIn([story, tile]), '(?:projects|pieces)', cards.length)).toEqual([]);
});

test.each(loops)(
  'the looping film “$title” has its title in the lettering, the alt text, and the transcript',
  (loop) => {
    const { film, title, poster, transcript } = loop;
    const lettering = labelsIn(scenes[`../../films/scenes/${film}/scene.ts`]?.render(0) ?? '').join(
      ' ',
    );
    // Wavy lettering has one <text> per letter.
    expect(lettering.replaceAll(' ', '')).toContain(title.replaceAll(' ', ''));
    expect(poster?.alt).toContain(title);
    expect(transcript).toContain(title);
  },
);
