import type { ContentItem } from '../contract';
import { named } from './content-items';
import type { Desk, DeskState } from './use-desk';

/** An item for a test, as the server sends it. */
export const itemOf = (part: Partial<ContentItem> = {}): ContentItem => ({
  id: 'src/content/about.ts:10',
  page: '/about',
  kind: 'draft',
  file: 'src/content/about.ts',
  line: 4,
  field: 'greeting.title',
  start: 10,
  end: 30,
  hash: 'abc',
  text: 'Hello',
  parts: [part.text ?? 'Hello'],
  ...part,
});

/** A desk for a test, with only the given state. */
export const deskOf = ({
  state,
  ...rest
}: Partial<Omit<Desk, 'state'>> & { state?: Partial<DeskState> } = {}): Desk => ({
  state: {
    pages: [],
    items: named([]),
    cases: [],
    problems: [],
    resume: { file: 'public/resume.pdf' },
    undo: null,
    ...state,
  },
  send: () => Promise.resolve(undefined),
  change: () => Promise.resolve(undefined),
  writing: new Set(),
  refused: new Map(),
  reloads: 0,
  ...rest,
});
