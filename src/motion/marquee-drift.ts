import { cancelFrame, frame, motionValue, type FrameData } from 'framer-motion';
import { watchDrag } from './marquee-drag';
import { speed, startLoop } from './marquee-loop';
import { watchPauses, type PauseReason } from './marquee-pauses';

export interface MarqueeParts {
  /** Contains the marquee and its button. */
  root: HTMLElement;
  /** The window through which the track is seen. */
  strip: HTMLElement;
  /** An even number of equal lists in a row, so that a move by half its width changes nothing to the eye. */
  track: HTMLElement;
}

export interface Drift {
  /** It stays paused while any reason applies. */
  pause: (reason: PauseReason, applies: boolean) => void;
  stop: () => void;
}

/** The time constant of a change of rate, in milliseconds. */
const inertia = 250;
/** Scrolling adds at most this much to the rate, at this many pixels a second. */
const scrollBoost = { most: 2, at: 3000 };
/** The rate that an arrow key sets, and the highest that a throw can set. */
const pushes = { key: 10, throw: 15 };

export function startDrift(parts: MarqueeParts): Drift {
  const { root, strip, track } = parts;
  const listening = new AbortController();
  const { signal } = listening;
  const reasons = new Set<PauseReason>();
  const scrolled = motionValue(scrollY);
  const boosts = !savesData();

  // Until now the strip could be scrolled by hand: start from there.
  const from = strip.scrollLeft;
  strip.dataset.running = '';
  const loop = startLoop(track, from);

  const ease = ({ delta }: FrameData) => {
    const velocity = boosts ? Math.abs(scrolled.getVelocity()) : 0;
    const boost = scrollBoost.most * Math.min(1, velocity / scrollBoost.at);
    const target = reasons.size > 0 ? 0 : 1 + boost;
    const next = target + (loop.rate - target) * Math.exp(-delta / inertia);
    const done = boost === 0 && Math.abs(next - target) < 0.02;
    loop.rate = done ? target : next;
    if (done) cancelFrame(ease);
  };
  const startEasing = () => frame.read(ease, true);

  const pause = (reason: PauseReason, applies: boolean) => {
    // React may hand on a drift that it stops in the same commit.
    if (signal.aborted) return;
    if (applies) reasons.add(reason);
    else reasons.delete(reason);
    if (reasons.size === 0) scrolled.jump(scrollY);
    // A mouse may only pass over it, so it slows down; every other reason stops it at once.
    if (applies && reason !== 'hover') loop.rate = 0;
    startEasing();
  };

  const push = (rate: number) => {
    loop.rate = Math.max(-pushes.throw, Math.min(pushes.throw, rate));
    startEasing();
  };

  pause('offscreen', true);
  watchPauses(parts, pause, signal);

  watchDrag(
    strip,
    {
      onGrab: () => pause('drag', true),
      onDrag: (by) => loop.move(-by),
      onLetGo: (velocity) => {
        pause('drag', false);
        // Paused by the button, it stays where it is dropped.
        if (!reasons.has('button')) push(-velocity / speed);
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
    if (reasons.size > 0) return;
    scrolled.set(scrollY);
    startEasing();
  };
  addEventListener('scroll', follow, { signal, passive: true });

  return {
    pause,
    stop() {
      listening.abort();
      cancelFrame(ease);
      loop.stop();
      delete strip.dataset.running;
    },
  };
}

/** Only Chromium has `connection`. */
const savesData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
