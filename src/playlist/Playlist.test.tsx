import { expect, test } from 'vitest';
import type { CaseModule } from '../cases/find';
import type { Block } from '../content/types';
import { owner } from '../content/owner';
import { casesInPlaylist } from './Playlist';

const withBlocks = (...blocks: Block[]) =>
  ({
    story: { chapters: { approach: { blocks: [] }, media: { blocks } } },
  }) as unknown as CaseModule;
const films = (more?: string): Block => ({
  kind: 'films',
  id: 'films',
  title: 'Films',
  description: 'Some films.',
  films: [
    { id: 'film', title: 'Film', height: 300, address: 'https://vimeo.com/1', transcript: '' },
  ],
  more: more === undefined ? undefined : { label: 'Playlist', to: more },
});

test('the playlist shows only cases that link to it or, if none does, all cases with films', () => {
  const [none, others, linking] = [
    withBlocks(),
    withBlocks(films()),
    withBlocks(films(owner.playlist)),
  ];
  expect(casesInPlaylist([none, others, linking])).toEqual([linking]);
  expect(casesInPlaylist([none, others])).toEqual([others]);
  expect(casesInPlaylist([none])).toEqual([]);
});
