/** A small drawing as the build reads it. */
export interface LogoDrawing {
  viewBox: string;
  markup: string;
}

interface Props {
  drawing: LogoDrawing;
  size: number;
  /** What it shows, unless the words beside it say the same. */
  alt?: string;
}

/** Drawn in the page itself: as pictures, each of them would hold up the first paint. */
export function Logo({ drawing: { viewBox, markup }, size, alt }: Props) {
  const read = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <svg
      {...read}
      width={size}
      height={size}
      viewBox={viewBox}
      style={{ flex: 'none' }}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
