import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Story } from '../content/types';
import { CaseFilesProvider } from './case-files';
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

test('renders headings in reading order', () => {
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

test('the element with a chapter’s id contains that chapter', () => {
  const container = show();
  expect(container.querySelector('#troubles')).toHaveTextContent(/^Problems\s*No door$/);
  expect(container.querySelector('#way')).toHaveTextContent(/Then a window\./);
  expect(container.querySelector('#learned')).toHaveTextContent(/Doors\s*Opening them\./);
});

test('shows a drawing only in a chapter that has one', () => {
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
