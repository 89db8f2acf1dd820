import { expect, test } from 'vitest';
import type { Block, Story } from '../content/types';
import { framedSites, readingMinutes } from './story-facts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

const chapters: Story['chapters'] = {
  goals: { id: 'goals', points: [] },
  users: { id: 'users', points: [] },
  problems: { id: 'problems', points: [] },
  approach: { id: 'approach', title: '', lead: '', blocks: [] },
  media: { id: 'media', title: '', lead: '', blocks: [] },
  skills: { id: 'skills', title: '', skills: [] },
};

const story = (parts: Partial<Story>): Story => ({
  header: {
    logo: { file: 'logo.svg', alt: '' },
    position: '',
    deliverables: [],
    tools: [],
  },
  brief: { outcome: '', problem: '', part: '', decision: '' },
  chapters,
  ...parts,
});

const withPictures = (count: number, alt: string) => {
  const pictures = Array.from({ length: count }, () => ({ file: 'a.svg', alt }));
  const blocks = [{ kind: 'text' as const, id: 'text', title: '', description: [], pictures }];
  return story({ chapters: { ...chapters, approach: { ...chapters.approach, blocks } } });
};

test('the reading time is five minutes for a thousand words, some of them in nested lists', () => {
  const brief = { outcome: words(200), problem: words(200), part: words(200), decision: '' };
  const points = [{ title: words(100), items: [words(100), words(200)] }];
  expect(
    readingMinutes(story({ brief, chapters: { ...chapters, goals: { id: 'goals', points } } })),
  ).toBe(5);
});

test('the reading time is at least one minute', () => {
  expect(readingMinutes(story({}))).toBe(1);
});

test('the reading time increases with the number of pictures', () => {
  expect(readingMinutes(withPictures(40, ''))).toBeGreaterThan(
    readingMinutes(withPictures(1, '')) + 2,
  );
});

test('the reading time does not include alt text', () => {
  expect(readingMinutes(withPictures(8, words(200)))).toBe(readingMinutes(withPictures(8, '')));
});

const picture = { file: 'poster.svg', alt: '' };
const film = (address?: string) => ({
  id: 'film',
  title: 'Film',
  height: 300 as const,
  poster: picture,
  transcript: '',
  address,
});
const prototype = (address: string): Block => ({
  kind: 'prototype',
  id: 'prototype',
  title: 'Prototype',
  height: 450,
  address,
  poster: picture,
});
const chaptersWith = (...blocks: Block[]) => ({
  approach: { id: 'approach', title: 'Approach', lead: '', blocks: [] },
  media: { id: 'media', title: 'Media', lead: '', blocks },
});

test('framedSites returns each origin of embedded films and prototypes once, except the site’s own', () => {
  const framed = chaptersWith(
    prototype('/prototypes/minimart/'),
    prototype('https://prototypes.example/one?embed'),
    {
      kind: 'films',
      id: 'films',
      title: '',
      description: '',
      films: [film(), film('/a')],
    },
    prototype('https://prototypes.example/two'),
    {
      kind: 'card',
      id: 'card',
      title: '',
      description: '',
      category: '',
      deliverables: [],
      films: [film('https://films.example/watch'), film('https://youtu.be/dQw4w9WgXcQ')],
    },
  );
  expect(framedSites(framed)).toEqual([
    'https://prototypes.example',
    'https://films.example',
    'https://www.youtube-nocookie.com',
  ]);
});
