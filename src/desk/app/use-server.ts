import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentItem, State } from '../contract';
import { read, Refusal, write } from './api';
import { followServer } from './follow-server';
import type { Desk } from './use-desk';

/** API calls that may add or remove a picture file. */
const withFiles = new Set(['replace', 'undo']);

const lineOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const changedOnDisk = 'The file changed on disk. Nothing was saved. Reload and try again.';

/** Loads the desk's state from the server, and sends changes. */
export function useServer(): { desk: Desk | null; failure: string | undefined } {
  const [state, setState] = useState<State>();
  const [failure, setFailure] = useState<string>();
  const [reloads, setReloads] = useState(0);
  const [writing, setWriting] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const latest = useRef<State>(undefined);
  /** The last change in the queue. Changes run one at a time. */
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const take = useCallback((next: State) => {
    const known = new Map(latest.current?.items.map((item) => [item.key, item]));
    const isTheSame = (item: ContentItem) => known.get(item.key)?.hash === item.hash;
    const same = new Set(next.items.filter(isTheSame).map(({ key }) => key));
    latest.current = next;
    setState(next);
    // Drop the errors of items whose file has changed.
    setRefused((former) => new Map([...former].filter(([key]) => same.has(key))));
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
        // 409: the file changed on disk. Show its current text next to the typed one.
        if (error instanceof Refusal && error.status === 409) await load();
        return lineOf(error);
      }
    },
    [take, load],
  );

  const change = useCallback(
    (what: string, items: readonly ContentItem[], body: object = {}) => {
      const keys = items.map(({ key }) => key);
      setWriting((others) => new Set([...others, ...keys]));
      setRefused((others) => new Map([...others].filter(([key]) => !keys.includes(key))));
      const perform = async () => {
        const now = items.map((item) =>
          latest.current?.items.find((one) => one.key === item.key && isSame(one, item)),
        );
        const places = now.flatMap((item) => (item ? [placeOf(item)] : []));
        const line =
          places.length === items.length
            ? await send(what, what === 'confirm' ? { items: places } : { ...places[0], ...body })
            : changedOnDisk;
        setWriting((others) => new Set([...others].filter((key) => !keys.includes(key))));
        const [key] = keys;
        if (line && key) setRefused((others) => new Map([...others, [key, line]]));
        return line;
      };
      const done = last.current.then(perform);
      last.current = done;
      return done;
    },
    [send],
  );

  const desk = useMemo(
    () => (state ? { state, send, change, writing, refused, reloads } : null),
    [state, send, change, writing, refused, reloads],
  );
  return { desk, failure };
}

const isSame = (one: ContentItem, other: ContentItem) =>
  one.kind === other.kind && one.text === other.text;

const placeOf = ({ file, start, end, hash }: ContentItem) => ({ file, start, end, hash });
