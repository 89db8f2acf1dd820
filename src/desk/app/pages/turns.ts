/** Pages that load at the same time would all wait for one another. */
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

/** Calls back when it is one's turn to load. Answers with what ends the turn, or gives up on it. */
export function takeTurn(begin: () => void): () => void {
  let state: 'waits' | 'loads' | 'over' = 'waits';
  const mine = () => {
    state = 'loads';
    begin();
  };
  waiting.push(mine);
  // Whoever takes a turn has its end at hand when it begins.
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
