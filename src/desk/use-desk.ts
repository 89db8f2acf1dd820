import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { State } from '../../scripts/desk/contract';
import { read, Refusal, write } from './api';
import { followServer } from './follow-server';
import { named, type NamedMark } from './marks';

export interface DeskState extends Omit<State, 'marks'> {
  marks: NamedMark[];
}

export interface Desk {
  state: DeskState;
  /** Asks the server for a change; answers with why not, if it was refused. */
  send: (what: string, body: object) => Promise<string | undefined>;
  /** Grows with each change of a file that a page only finds when it is loaded anew. */
  reloads: number;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('This stands outside of the desk');
  return desk;
}

/** What may add or remove a picture. */
const withFiles = new Set(['replace', 'undo']);

const lineOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The state of the sources, as the server last told it. */
export function useServer(): { desk: Desk | null; failure: string | undefined } {
  const [state, setState] = useState<DeskState>();
  const [failure, setFailure] = useState<string>();
  const [reloads, setReloads] = useState(0);

  const take = useCallback((next: State) => {
    setState({ ...next, marks: named(next.marks) });
    setFailure(undefined);
  }, []);

  const load = useCallback(
    () => read<State>('state').then(take, (error: unknown) => setFailure(lineOf(error))),
    [take],
  );

  useEffect(() => {
    void load();
    return followServer(() => void load());
  }, [load]);

  const send = useCallback(
    async (what: string, body: object) => {
      try {
        take(await write(what, body));
        if (withFiles.has(what)) setReloads((count) => count + 1);
        return undefined;
      } catch (error) {
        // What the file says now is shown, beside the words that were typed.
        if (error instanceof Refusal && error.status === 409) await load();
        return lineOf(error);
      }
    },
    [take, load],
  );

  const desk = useMemo(() => (state ? { state, send, reloads } : null), [state, send, reloads]);
  return { desk, failure };
}
