import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Film } from '../../content/types';
import { CaseFilesProvider, type CaseFiles } from '../case-files';
import { FilmsBlock, PrototypeBlock } from './MediaBlocks';

const film = (number: number): Film => ({
  id: `film-${number}`,
  title: `Film ${number}`,
  height: 300,
  film: `film-${number}`,
  poster: { file: 'poster.svg', alt: `Poster of film ${number}` },
  transcript: `What film ${number} shows.`,
});

const elsewhere = { film: undefined, address: 'https://youtu.be/dQw4w9WgXcQ' };

const files: CaseFiles = {
  pictures: { 'poster.svg': { src: '/poster.svg', width: 534, height: 300 } },
};

function show() {
  render(
    <CaseFilesProvider value={files}>
      <FilmsBlock
        kind="films"
        id="videos"
        title="The films"
        description="Short ones."
        films={[film(1), { ...film(2), ...elsewhere }, { ...film(3), film: undefined }]}
      />
    </CaseFilesProvider>,
  );
  return screen.getAllByRole('listitem');
}

test('a films block lists each film that has a file or an address, with its title and closed transcript', () => {
  const films = show();
  expect(films).toHaveLength(2);
  for (const [index, item] of films.entries()) {
    const { title, transcript } = film(index + 1);
    expect(within(item).getByRole('heading', { name: title })).toBeInTheDocument();
    expect(within(item).getByText(transcript).closest('details')).not.toHaveAttribute('open');
  }
});

test('a poster’s frame is at most as high as the film’s `height`', () => {
  show();
  const poster = screen.getByRole('img', { name: 'Poster of film 2' });
  expect(poster.closest('[style*="max-height: 300px"]')).toBeInTheDocument();
});

test.each([
  { headless: undefined, headings: 1 },
  { headless: true, headings: 0 },
])('with headless: $headless, a prototype has $headings headings', ({ headless, headings }) => {
  render(
    <CaseFilesProvider value={files}>
      <PrototypeBlock
        kind="prototype"
        id="try-it"
        title="Try it"
        headless={headless}
        height={450}
        address="https://www.figma.com/embed"
        poster={{ file: 'poster.svg', alt: 'The first screen.' }}
      />
    </CaseFilesProvider>,
  );
  expect(screen.queryAllByRole('heading')).toHaveLength(headings);
  expect(screen.getByRole('img', { name: 'The first screen.' })).toBeInTheDocument();
});
