/** How far above the key numbers the pointer still counts as resting on them, in pixels. */
const above = 72;
/** A plant stays while the pointer is horizontally nearer to it than this, in pixels. */
const near = 60;
/** Longer than a plant takes to wither, so that it is gone before it grows in another place. */
const growDelay = 300;

interface Answers {
  grow: (x: number) => void;
  wither: () => void;
}

export function watchRest(view: HTMLElement, figures: HTMLElement, { grow, wither }: Answers) {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let grownAt: number | undefined;

  const leave = () => {
    clearTimeout(timer);
    if (grownAt !== undefined) wither();
    grownAt = undefined;
  };
  const restAt = (x: number) => {
    if (grownAt !== undefined && Math.abs(x - grownAt) < near) return;
    leave();
    timer = setTimeout(() => {
      grownAt = x;
      grow(x);
    }, growDelay);
  };

  const point = ({ clientX, clientY }: PointerEvent) => {
    const { top, bottom } = figures.getBoundingClientRect();
    if (clientY > top - above && clientY < bottom) restAt(clientX);
    else leave();
  };
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';
  view.addEventListener('pointermove', (event) => isTouch(event) || point(event), options);
  view.addEventListener('pointerdown', (event) => isTouch(event) && point(event), options);
  // After every tap, browsers send pointerleave, which would cancel or remove the plant, so a touch
  // is ignored here.
  view.addEventListener('pointerleave', (event) => isTouch(event) || leave(), options);

  const focus = ({ target }: Event) => {
    if (!(target instanceof Element && target.matches('a:focus-visible'))) return;
    const { left, width } = target.getBoundingClientRect();
    restAt(left + width / 2);
  };
  figures.addEventListener('focusin', focus, options);
  figures.addEventListener('focusout', leave, options);
  addEventListener('resize', leave, options);

  return () => {
    listening.abort();
    leave();
  };
}

const fullHeight = 256;
const minHeight = 56;
/** How far the leaves reach to each side of the plant's foot at full size, in pixels. */
const reach = 80;
const gap = 12;

type Box = Pick<DOMRect, 'left' | 'right' | 'bottom'>;

/**
 * Returns the scale, at most 1, at which a plant at `x` fits between `ground` and the words above.
 * The plant has at least `minHeight`, even if it then covers words.
 */
export function plantSize(x: number, ground: number, words: readonly Box[]): number {
  const over = words.filter(({ left, right }) => left < x + reach && right > x - reach);
  const free = ground - Math.max(0, ...over.map(({ bottom }) => bottom)) - gap;
  return Math.min(1, Math.max(minHeight, free) / fullHeight);
}
