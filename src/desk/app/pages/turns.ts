/** Limits concurrent loads, which would slow each other down. */
const atOnce = 2;
const waiting: (() => void)[] = [];
let loading = 0;

const next = () => {
  if (loading >= atOnce) return;
  const begin = waiting.shift();
  if (!begin) return;
  loading += 1;
  begin();
};

/** Queues `begin`. Returns a function that ends or cancels the turn. */
export function takeTurn(begin: () => void): () => void {
  let state: 'waits' | 'loads' | 'over' = 'waits';
  const mine = () => {
    state = 'loads';
    begin();
  };
  waiting.push(mine);
  // Deferred so the caller gets the release function first.
  queueMicrotask(next);
  return () => {
    if (state === 'waits') waiting.splice(waiting.indexOf(mine), 1);
    if (state === 'loads') {
      loading -= 1;
      next();
    }
    state = 'over';
  };
}
