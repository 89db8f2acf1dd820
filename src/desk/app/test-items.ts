import type { ContentItem, State } from '../contract';
import type { Desk } from './use-desk';

export const itemOf = (part: Partial<ContentItem> = {}): ContentItem => ({
  key: `src/content/about.ts ${part.field ?? 'greeting.title'}`,
  page: '/about',
  kind: 'draft',
  file: 'src/content/about.ts',
  line: 4,
  field: 'greeting.title',
  hash: 'abc',
  text: 'Hello',
  parts: [part.text ?? 'Hello'],
  entries: [],
  ...part,
});

export const deskOf = ({
  state,
  ...rest
}: Partial<Omit<Desk, 'state'>> & { state?: Partial<State> } = {}): Desk => ({
  state: {
    pages: [],
    items: [],
    cases: [],
    problems: [],
    resume: { file: 'public/resume.pdf' },
    undo: [],
    ...state,
  },
  send: () => Promise.resolve(undefined),
  change: () => Promise.resolve(undefined),
  writing: new Set(),
  refused: new Map(),
  reloads: 0,
  ...rest,
});
