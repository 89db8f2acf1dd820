import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type {
  Block as BlockContent,
  Decision,
  Film,
  Films,
  Picture,
  Prototype,
  Reflection,
} from '../content/types';
import { question } from '../content/question';
import { Block } from './Block';
import { CaseFilesProvider, type CaseFiles } from './case-files';

const files: CaseFiles = {
  pictures: { 'a.svg': { src: '/a.svg', width: 800, height: 600 } },
  Stage: ({ alt }) => <svg role="img" aria-label={alt} />,
  Layout: ({ children }) => children,
};
const picture = (alt: string, caption = ''): Picture & { caption: string } => ({
  file: 'a.svg',
  alt,
  caption,
});
const step = (title: string) => ({ title, text: `${title} in a sentence.` });
const list = (title: string) => ({ title, items: [`First of ${title}`, `Second of ${title}`] });

const decision: Decision = {
  kind: 'decision',
  id: 'decision',
  chosen: 'One door',
  rejected: 'A door for each street',
  why: 'Customers meet at it.',
  cost: 'A longer way around.',
};
const reflection: Reflection = {
  kind: 'reflection',
  id: 'reflection',
  differently: 'I would ask the neighbors earlier.',
};

const prototype: Prototype = {
  kind: 'prototype',
  id: 'prototype',
  title: 'Walk in',
  height: 450,
  address: '/prototypes/shop/',
  poster: picture('The shop from inside'),
  more: { label: 'View Images', to: '/prototypes/shop/#view=gallery', newTab: true },
};
const film: Film = {
  id: 'film-1',
  title: 'Opening',
  height: 300,
  film: 'opening',
  poster: picture('A hand on a door'),
  transcript: 'A hand opens the door.',
};
const films: Films = {
  kind: 'films',
  id: 'films',
  title: 'The films',
  description: 'Short ones.',
  films: [film],
};

const blocks: Record<BlockContent['kind'], BlockContent> = {
  text: {
    kind: 'text',
    id: 'door',
    title: 'The door',
    description: ['Made of oak.', 'Painted red.'],
    pictures: [picture('A red door', 'The door at noon')],
  },
  triple: { kind: 'triple', id: 'three', lists: [list('Past'), list('Pain'), list('Plan')] },
  scene: {
    kind: 'scene',
    id: 'scene',
    layout: 'beside',
    steps: [step('One'), step('Two'), step('Three'), step('Four'), step('Five')],
    alt: 'The finished shop',
  },
  results: {
    kind: 'results',
    id: 'results',
    title: 'What came of it',
    figures: [{ value: '12%', label: 'more doors' }],
  },
  decision,
  reflection,
  card: {
    kind: 'card',
    id: 'card',
    title: 'A poster',
    description: 'It hangs.',
    category: 'Print',
    deliverables: ['Poster', 'Card'],
    pictures: [picture('A poster on a wall')],
    compare: { before: picture('A gray poster', 'Original'), after: picture('A red one', 'New') },
  },
  prototype,
  films,
};

const renderBlock = (block: BlockContent) =>
  render(
    <MemoryRouter>
      <CaseFilesProvider value={files}>
        <Block block={block} />
      </CaseFilesProvider>
    </MemoryRouter>,
  );

function show(kind: BlockContent['kind']) {
  const block = blocks[kind];
  const { container } = renderBlock(block);
  const place = container.querySelector<HTMLElement>(`#${block.id}`);
  expect(place, `the place with the id ${block.id}`).toBeInTheDocument();
  return within(place ?? container);
}

test('a text block has a title, paragraphs, and captioned pictures', () => {
  const block = show('text');
  expect(block.getByRole('heading', { name: 'The door' })).toBeInTheDocument();
  expect(block.getByText('Made of oak.')).toBeInTheDocument();
  expect(block.getByText('Painted red.')).toBeInTheDocument();
  expect(block.getByRole('img', { name: 'A red door' })).toBeInTheDocument();
  expect(block.getByText('The door at noon')).toBeInTheDocument();
});

test('a triple block shows three titled lists', () => {
  const block = show('triple');
  const titles = block.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual(['Past', 'Pain', 'Plan']);
  expect(block.getByText('Second of Pain')).toBeInTheDocument();
});

test('a scene block shows its drawing and all five steps in order', () => {
  const block = show('scene');
  const steps = ['One', 'Two', 'Three', 'Four', 'Five'].map((title) =>
    block.getByRole('heading', { name: title }),
  );
  for (const [index, heading] of steps.entries()) {
    const next = steps[index + 1] ?? heading;
    expect(heading.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING).toBe(0);
  }
  expect(block.getByText('Three in a sentence.')).toBeInTheDocument();
  expect(block.getByRole('img', { name: 'The finished shop' })).toBeInTheDocument();
});

test('a scene block of a case without a Stage shows still.svg, or else the cover, and is not full-bleed', () => {
  const cover = { src: '/cover.svg', width: 640, height: 480 };
  const still = { src: '/still.svg', width: 800, height: 800 };
  for (const [pictures, src] of [
    [{}, '/cover.svg'],
    [{ 'still.svg': still }, '/still.svg'],
  ] as const) {
    const { container, unmount } = render(
      <CaseFilesProvider value={{ pictures, cover }}>
        <Block block={blocks.scene} />
      </CaseFilesProvider>,
    );
    expect(screen.getByRole('img', { name: 'The finished shop' })).toHaveAttribute('src', src);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('Three in a sentence.')).toBeInTheDocument();
    expect(container.querySelector('[data-scene]')).toBeNull();
    unmount();
  }
});

test('a results block shows each number with its label', () => {
  const block = show('results');
  expect(block.getByText('12%')).toBeInTheDocument();
  expect(block.getByText('more doors')).toBeInTheDocument();
});

const partsOf = (container: Element) =>
  [...container.querySelectorAll('dl > div')].map((part) => [
    part.querySelector('dt')?.textContent,
    part.querySelector('dd')?.textContent,
  ]);

const asked = question('Why?');
const chosenAlone = [['The decision', 'One door']];
const withRejected = [...chosenAlone, ['Instead of', 'A door for each street']];
const withWhy = [...withRejected, ['Why', 'Customers meet at it.']];
const whole = [...withWhy, ['What it cost', 'A longer way around.']];

test.each([
  ['the choice alone', { rejected: asked, why: asked, cost: asked }, chosenAlone],
  ['choice and rejected option', { why: asked, cost: asked }, withRejected],
  ['choice, rejected option, and reason', { cost: asked }, withWhy],
  ['all four parts', {}, whole],
  ['all but the choice', { chosen: asked }, whole.slice(1)],
])('a decision block shows only its answered parts: %s', (_what, open, shown) => {
  const { container } = renderBlock({ ...decision, ...open });
  expect(partsOf(container)).toEqual(shown);
});

test('a reflection block has a heading and a paragraph', () => {
  const block = show('reflection');
  expect(block.getByRole('heading', { level: 3 })).toHaveTextContent('What I would do differently');
  expect(block.getByText('I would ask the neighbors earlier.')).toBeInTheDocument();
});

test('a reflection block names the failure first, then what to do differently', () => {
  const { container } = renderBlock({ ...reflection, failed: 'A door in the back.' });
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'A door in the back.',
    'I would ask the neighbors earlier.',
  ]);
});

test.each<BlockContent>([
  { ...reflection, differently: asked },
  { ...decision, chosen: asked, rejected: asked, why: asked, cost: asked },
  { ...prototype, address: asked },
  { ...films, films: [{ ...film, film: asked, address: asked }] },
])('a block of kind $kind renders nothing while its essential fields are unanswered', (block) => {
  expect(renderBlock(block).container).toBeEmptyDOMElement();
});

test('a card block shows its title, category, deliverables, pictures, and comparison', () => {
  const block = show('card');
  expect(block.getByRole('heading', { name: 'A poster' })).toBeInTheDocument();
  expect(block.getByText('Print')).toBeInTheDocument();
  expect(block.getByText('Poster, Card')).toBeInTheDocument();
  const pictures = block.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(pictures).toEqual(['A poster on a wall', 'A gray poster', 'A red one']);
});

test('a prototype block shows its poster in a frame of the given height, and its links', () => {
  const block = show('prototype');
  const poster = block.getByRole('img', { name: 'The shop from inside' });
  expect(poster.closest('[style*="height: 450px"]')).toBeInTheDocument();
  const hrefs = block.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/prototypes/shop/', '/prototypes/shop/#view=gallery']);
  expect(screen.getByRole('link', { name: /^View Images/ })).toHaveAttribute('target', '_blank');
});

test('if a picture is missing, the error names its file', () => {
  const broken = { ...blocks.text, pictures: [{ file: 'b.svg', alt: 'A barn' }] } as BlockContent;
  const quiet = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Block block={broken} />)).toThrow('Missing picture b.svg.');
  quiet.mockRestore();
});
