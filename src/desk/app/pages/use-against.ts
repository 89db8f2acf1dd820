import { useCallback, useEffect, useState } from 'react';
import type { Against } from '../../contract';
import { read, write } from '../api';
import type { Look } from '../cells';

export interface Comparing {
  result: Against | undefined;
  failure: string | undefined;
  start: () => void;
}

const every = 2000;
const isUnderWay = (result: Against | undefined) =>
  result?.phase === 'building' || result?.phase === 'comparing';

/** Polls the comparison with another revision, and starts it on request. */
export function useAgainst(revision: string | undefined): Comparing {
  const [result, setResult] = useState<Against>();
  const [failure, setFailure] = useState<string>();
  const fail = useCallback(
    (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    [],
  );
  const take = useCallback((told: Against) => {
    setResult(told);
    setFailure(undefined);
  }, []);
  const waits = isUnderWay(result);

  useEffect(() => {
    if (!revision) return undefined;
    const ask = () => void read<Against>('against').then(take, fail);
    ask();
    const asking = waits ? setInterval(ask, every) : undefined;
    return () => clearInterval(asking);
  }, [revision, waits, take, fail]);

  const start = useCallback(() => {
    void write<Against>('against', {}).then(take, fail);
  }, [take, fail]);

  return { result, failure, start };
}

/** Returns the difference of a cell. Only cells without motion are compared. */
export const differenceOf = (
  result: Against | undefined,
  path: string,
  { size, theme, motion }: Look,
): number | undefined =>
  motion === 'off'
    ? result?.cells.find((cell) => cell.page === path && cell.size === size && cell.theme === theme)
        ?.differing
    : undefined;
