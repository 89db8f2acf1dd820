import { expect, test } from 'vitest';
import type { Story } from '../content/types';
import { readingMinutes } from './reading-time';

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

test('a thousand words, also in nested fields and lists, take five minutes', () => {
  const brief = { outcome: words(200), problem: words(200), part: words(200), decision: '' };
  const points = [{ title: words(100), items: [words(100), words(200)] }];
  expect(
    readingMinutes(story({ brief, chapters: { ...chapters, goals: { id: 'goals', points } } })),
  ).toBe(5);
});

test('the reading time is at least one minute', () => {
  expect(readingMinutes(story({}))).toBe(1);
});

test('the reading time includes time for pictures', () => {
  expect(readingMinutes(withPictures(40, ''))).toBeGreaterThan(
    readingMinutes(withPictures(1, '')) + 2,
  );
});

test('the reading time does not include alt text', () => {
  expect(readingMinutes(withPictures(8, words(200)))).toBe(readingMinutes(withPictures(8, '')));
});
