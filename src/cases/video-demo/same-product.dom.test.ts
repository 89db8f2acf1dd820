import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flight, meals, seatLetters } from '../../films/scenes/flight';
import type { Caption } from '../../films/scenes/kit';
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
import { films } from './stage-films';
import { story } from './story';
import { tile } from './tile';

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
  'the poster of “$title” shows that title, and takes all other text but its number from the film',
  ({ labels, file, title }) => {
    const drawn = labelsIn(read(`cases/video-demo/pictures/${file}`));
    expect(drawn).toContain(title);
    const elsewhere = drawn.filter((label) => !labels.has(label) && !/^\d\/6$/.test(label));
    expect(elsewhere).toEqual([title]);
  },
);

test.each(filmsWithLabels)(
  'all names in the transcript of “$title” appear in the film',
  ({ transcript, words }) => {
    const names = namesIn(transcript ?? '');
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !words.has(name))).toEqual([]);
  },
);

test.each(filmsWithLabels)(
  'the .vtt file of “$title” has all captions, and the film shows the start of each one in time',
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

test('the story and the tile count as many films as the story shows', () => {
  const nouns = '(?:videos|films|video demos|storyboards)';
  expect(miscounts(textsIn([story, tile]), nouns, films.length)).toEqual([]);
});
