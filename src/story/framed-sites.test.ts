import { expect, test } from 'vitest';
import type { Block } from '../content/types';
import { framedSites } from './framed-sites';

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
const chapters = (...blocks: Block[]) => ({
  approach: { id: 'approach', title: 'Approach', lead: '', blocks: [] },
  media: { id: 'media', title: 'Media', lead: '', blocks },
});

test('returns each origin of embedded films and prototypes once, without the site’s own', () => {
  const framed = chapters(
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
