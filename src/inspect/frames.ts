type Reader = (time: number) => () => void;

const readers = new Set<Reader>();
let frame = 0;

/** In each frame, all reads precede all writes, so that the browser computes the layout once. */
function run(time: number) {
  frame = requestAnimationFrame(run);
  const writes = Array.from(readers, (read) => read(time));
  for (const write of writes) write();
}

export function eachFrame(read: Reader): () => void {
  if (readers.size === 0) frame = requestAnimationFrame(run);
  readers.add(read);
  return () => {
    readers.delete(read);
    if (readers.size === 0) cancelAnimationFrame(frame);
  };
}
