import { createContext, use } from 'react';
import type { ContentItem, State } from '../contract';

export interface Desk {
  state: State;
  /** Resolves to an error message, or to undefined on success. */
  send: (what: string, body: object) => Promise<string | undefined>;
  change: (
    what: string,
    items: readonly ContentItem[],
    body?: object,
  ) => Promise<string | undefined>;
  /** Keys of the items that are being saved. */
  writing: ReadonlySet<string>;
  /** Error messages by item key. */
  refused: ReadonlyMap<string, string>;
  /** Increases when framed pages must reload, because a picture file may have changed. */
  reloads: number;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk must run inside DeskContext');
  return desk;
}
