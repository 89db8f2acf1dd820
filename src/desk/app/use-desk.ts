import { createContext, use } from 'react';
import type { State } from '../contract';
import type { NamedItem } from './content-items';

export interface DeskState extends Omit<State, 'items'> {
  items: NamedItem[];
}

export interface Desk {
  state: DeskState;
  /** Asks the server for a change; answers with why not, if it was refused. */
  send: (what: string, body: object) => Promise<string | undefined>;
  /** The same for items, as they stand when their turn has come: others may be written first. */
  change: (what: string, items: readonly NamedItem[], body?: object) => Promise<string | undefined>;
  /** What is being written, or waits for it, by key. */
  writing: ReadonlySet<string>;
  /** Why an item was not written, by its key. */
  refused: ReadonlyMap<string, string>;
  /** Grows with each change of a file that a page only finds when it is loaded anew. */
  reloads: number;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This stands outside of the desk');
  return desk;
}
