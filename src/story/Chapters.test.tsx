import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Story } from '../content/types';
import { CaseFilesProvider, type CaseFiles } from './case-files';
import { Chapters } from './Chapters';

const story: Story = {
  header: {
    logo: { file: 'logo.svg', alt: 'Logo' },
    position: 'I drew it.',
    deliverables: [],
    tools: [],
  },
  brief: { outcome: '', problem: '', part: '', decision: '' },
  chapters: {
    goals: { id: 'aims', points: ['Sell'] },
    users: { id: 'owners', points: ['Busy people'] },
    problems: { id: 'troubles', points: ['No door'] },
    approach: {
      id: 'way',
      title: 'A door first.',
      lead: 'Then a window.',
      blocks: [{ kind: 'text', id: 'oak', title: 'Oak', description: ['It lasts.'] }],
    },
    media: { id: 'shop', title: 'The shop.', lead: 'Walk in.', blocks: [] },
    skills: {
      id: 'learned',
      title: 'Skills developed',
      skills: [{ title: 'Doors', text: 'Opening them.' }],
    },
  },
};

const show = () => render(<Chapters story={story} />, { wrapper: MemoryRouter }).container;

test('chapters have their scene’s layout only if the case has a stage', () => {
  const step = (title: string) => ({ title, text: 'It is full.' });
  const steps = [step('Tray'), step('Cup'), step('Pan'), step('Box'), step('Bag')] as const;
  const scene = { kind: 'scene', id: 'order', layout: 'tickets', alt: 'An order', steps } as const;
  const approach = { ...story.chapters.approach, blocks: [scene] };
  const { container, rerender } = render(null, { wrapper: MemoryRouter });
  const layouts = (files: Partial<CaseFiles>) => {
    rerender(
      <CaseFilesProvider value={{ pictures: {}, ...files }}>
        <Chapters story={{ ...story, chapters: { ...story.chapters, approach } }} />
      </CaseFilesProvider>,
    );
    return [...container.querySelectorAll<HTMLElement>('[data-edge]')].map(
      ({ dataset }) => dataset.edge,
    );
  };
  expect(layouts({})).toEqual(['', '', '']);
  expect(layouts({ Stage: () => null, Layout: ({ children }) => children })).toEqual([
    'tickets',
    'tickets',
    'tickets',
  ]);
});

test('renders the headings of all chapters in reading order', () => {
  const container = show();
  const headings = within(container)
    .getAllByRole('heading')
    .map((heading) => `${heading.tagName} ${heading.textContent}`);
  expect(headings).toEqual([
    'H3 Goals',
    'H3 Users',
    'H3 Problems',
    'H2 A door first.',
    'H3 Oak',
    'H2 The shop.',
    'H2 Skills developed',
    'H3 Doors',
  ]);
});

test('the rail links to every chapter in reading order', () => {
  const container = show();
  const rail = within(screen.getByRole('navigation', { name: 'Chapters' }));
  const links = rail.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Goals',
    'Users',
    'Problems',
    'Approach',
    'Media',
    'Skills',
  ]);
  const places = [...container.querySelectorAll('section[id]')].map(({ id }) => `#${id}`);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(places.map((id) => `/${id}`));
  expect(places).toEqual(['#aims', '#owners', '#troubles', '#way', '#shop', '#learned']);
});

test('goals, users, and problems show a drawing only if the case has one for them', () => {
  const pictures = { 'users.svg': { src: '/users.svg', width: 96, height: 72 } };
  const { container } = render(
    <CaseFilesProvider value={{ pictures }}>
      <Chapters story={story} />
    </CaseFilesProvider>,
    { wrapper: MemoryRouter },
  );
  const drawing = container.querySelector('#owners img');
  expect(drawing).toHaveAttribute('src', '/users.svg');
  expect(drawing).toHaveAttribute('width', '96');
  expect(drawing).toHaveAttribute('height', '72');
  expect(drawing).toHaveAttribute('alt', '');
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('#aims')).toHaveTextContent(/^Goals\s*Sell$/);
});
