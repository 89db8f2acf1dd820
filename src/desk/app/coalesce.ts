type Work = () => Promise<void>;

/** Calls made during a run share one rerun. */
export function coalesce(): (work: Work) => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (work: Work) => {
    next = undefined;
    running = work().finally(() => (running = undefined));
    return running;
  };
  return (work) => {
    if (!running) return run(work);
    next ??= running.then(
      () => run(work),
      () => run(work),
    );
    return next;
  };
}
