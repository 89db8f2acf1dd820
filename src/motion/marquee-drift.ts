import { cancelFrame, frame, motionValue, type FrameData } from 'framer-motion';
import { watchDrag } from './marquee-drag';
import { speed, startLoop } from './marquee-loop';
import { watchRests, type Rest } from './marquee-rests';

export interface MarqueeParts {
  /** What has the marquee and its button in it. */
  root: HTMLElement;
  /** The window through which the track is seen. */
  strip: HTMLElement;
  /** An even number of equal lists in a row. It moves by half of its width, which nobody can see. */
  track: HTMLElement;
}

export interface Drift {
  /** The drift rests as long as there is a reason for it. */
  rest: (reason: Rest, resting: boolean) => void;
  stop: () => void;
}

/** Milliseconds in which most of a change of pace is done. */
const inertia = 250;
/** How much faster it may get, in times of its own speed, and the speed of scrolling that brings it there. */
const lean = { most: 2, at: 3000 };
/** The pace that an arrow key gives, and the most that a throw can give. */
const pushes = { key: 10, throw: 15 };

export function startDrift(parts: MarqueeParts): Drift {
  const { root, strip, track } = parts;
  const listening = new AbortController();
  const { signal } = listening;
  const rests = new Set<Rest>();
  const scrolled = motionValue(scrollY);
  const leans = !savesData();

  // It starts where the strip was scrolled to by hand.
  const from = strip.scrollLeft;
  strip.dataset.running = '';
  const loop = startLoop(track, from);

  const ease = ({ delta }: FrameData) => {
    const scrolling = leans ? Math.abs(scrolled.getVelocity()) : 0;
    const faster = lean.most * Math.min(1, scrolling / lean.at);
    const aim = rests.size > 0 ? 0 : 1 + faster;
    const next = aim + (loop.pace - aim) * Math.exp(-delta / inertia);
    const done = faster === 0 && Math.abs(next - aim) < 0.02;
    loop.pace = done ? aim : next;
    if (done) cancelFrame(ease);
  };
  const startEasing = () => frame.read(ease, true);

  const rest = (reason: Rest, resting: boolean) => {
    if (resting) rests.add(reason);
    else rests.delete(reason);
    if (rests.size === 0) scrolled.jump(scrollY);
    // Only under a passing mouse does it come to rest slowly.
    if (resting && reason !== 'hover') loop.pace = 0;
    startEasing();
  };

  const push = (pace: number) => {
    loop.pace = Math.max(-pushes.throw, Math.min(pushes.throw, pace));
    startEasing();
  };

  rest('away', true);
  watchRests(parts, rest, signal);

  watchDrag(
    strip,
    {
      onGrab: () => rest('drag', true),
      onDrag: (by) => loop.move(-by),
      onLetGo: (velocity) => {
        rest('drag', false);
        // What the visitor has stopped stays where it is put.
        if (!rests.has('button')) push(-velocity / speed);
      },
    },
    signal,
  );

  const pushByKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowRight') push(pushes.key);
    if (key === 'ArrowLeft') push(-pushes.key);
  };
  root.addEventListener('keydown', pushByKey, { signal });

  const follow = () => {
    if (rests.size > 0) return;
    scrolled.set(scrollY);
    startEasing();
  };
  addEventListener('scroll', follow, { signal, passive: true });

  return {
    rest,
    stop() {
      listening.abort();
      cancelFrame(ease);
      loop.stop();
      delete strip.dataset.running;
    },
  };
}

/** Not every browser tells. */
const savesData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
