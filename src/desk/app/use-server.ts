import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentItem, State } from '../contract';
import { read, Refusal, write } from './api';
import { followServer } from './follow-server';
import type { Desk } from './use-desk';

/**
 * After these API calls, framed pages reload, because a picture file that they show may be gone.
 * Calls of the view Cases remove files, too, but that view has no frames.
 */
const changingPictures = new Set(['replace', 'undo']);

const lineOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function useServer(): { desk: Desk | null; failure: string | undefined } {
  const [state, setState] = useState<State>();
  const [failure, setFailure] = useState<string>();
  const [reloads, setReloads] = useState(0);
  const [writing, setWriting] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const latest = useRef<State>(undefined);

  const take = useCallback((next: State) => {
    const known = new Map(latest.current?.items.map((item) => [item.key, item]));
    const isTheSame = (item: ContentItem) => known.get(item.key)?.hash === item.hash;
    const same = new Set(next.items.filter(isTheSame).map(({ key }) => key));
    latest.current = next;
    setState(next);
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
        if (changingPictures.has(what)) setReloads((count) => count + 1);
        return undefined;
      } catch (error) {
        // 409: a file has changed on disk, or there is nothing to undo, so `state` is outdated.
        if (error instanceof Refusal && error.status === 409) await load();
        return lineOf(error);
      }
    },
    [take, load],
  );

  const change = useCallback(
    async (what: string, items: readonly ContentItem[], body: object = {}) => {
      const keys = items.map(({ key }) => key);
      setWriting((others) => new Set([...others, ...keys]));
      setRefused((others) => new Map([...others].filter(([key]) => !keys.includes(key))));
      const [first, ...more] = items.map(({ key, hash }) => ({ key, hash }));
      const line = await send(
        what,
        what === 'confirm' ? { items: [first, ...more] } : { ...first, ...body },
      );
      setWriting((others) => new Set([...others].filter((key) => !keys.includes(key))));
      if (line && first) setRefused((others) => new Map([...others, [first.key, line]]));
      return line;
    },
    [send],
  );

  const desk = useMemo(
    () => (state ? { state, send, change, writing, refused, reloads } : null),
    [state, send, change, writing, refused, reloads],
  );
  return { desk, failure };
}
