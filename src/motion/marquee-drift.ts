import { cancelFrame, frame, motionValue, type FrameData } from 'framer-motion';
import { observeVisibility } from '../ui/visibility';

interface Parts {
  /** Contains the marquee and its button. */
  root: HTMLElement;
  /** The box through which a part of the track is visible. */
  strip: HTMLElement;
  /** Contains an even number of equal lists in a row, so the strip looks the same after a move by half the width. */
  track: HTMLElement;
}

type PauseReason = 'offscreen' | 'button' | 'drag' | 'focus' | 'hidden' | 'hover';

export type Drift = ReturnType<typeof startDrift>;

/** In pixels per second. */
const speed = 60;
/** How quickly the playback rate approaches its target: a time constant in milliseconds. */
const inertia = 250;
/** Scrolling adds to the playback rate: `most` at `at` pixels per second or faster, and proportionally less below. */
const scrollBoost = { most: 2, at: 3000 };
const fastestThrow = 15;

/** Moves the track with one animation, which the browser runs without scripts between changes of rate. */
export function startDrift({ root, strip, track }: Parts) {
  const listening = new AbortController();
  const { signal } = listening;
  const reasons = new Set<PauseReason>(['offscreen']);
  const scrolled = motionValue(scrollY);
  let rate = 0;
  const halfWidth = () => track.getBoundingClientRect().width / 2;
  /** How long the track takes to move by half its width, in milliseconds. */
  const lap = (halfWidth() / speed) * 1000;

  const animation = track.animate(
    { transform: ['translateX(0%)', 'translateX(-50%)'] },
    { duration: lap, iterations: Infinity },
  );
  animation.pause();

  /** Moves the track to the left. Sets the time ten laps ahead, so that the animation can also run backward. */
  const moveBy = (pixels: number) => {
    const time = Number(animation.currentTime) + (pixels / halfWidth()) * lap;
    animation.currentTime = (((time % lap) + lap) % lap) + 10 * lap;
  };
  // The visitor may have scrolled the strip before the drift started.
  moveBy(strip.scrollLeft);
  strip.dataset.running = '';

  const setRate = (next: number) => {
    rate = next;
    if (rate === 0) {
      animation.pause();
      // Sets the time, because the pause would otherwise take effect only in the next frame.
      moveBy(0);
    } else {
      animation.updatePlaybackRate(rate);
      if (animation.playState !== 'running') animation.play();
    }
  };

  const ease = ({ delta }: FrameData) => {
    const boost = scrollBoost.most * Math.min(1, Math.abs(scrolled.getVelocity()) / scrollBoost.at);
    const target = reasons.size > 0 ? 0 : 1 + boost;
    const next = target + (rate - target) * Math.exp(-delta / inertia);
    const done = boost === 0 && Math.abs(next - target) < 0.02;
    setRate(done ? target : next);
    if (done) cancelFrame(ease);
  };

  /** The marquee stays paused while any reason applies. */
  const pause = (reason: PauseReason, applies: boolean) => {
    if (signal.aborted) return;
    if (applies) reasons.add(reason);
    else reasons.delete(reason);
    if (reasons.size === 0) scrolled.jump(scrollY);
    // Under the mouse, the marquee slows to a stop. Every other reason stops it immediately.
    if (applies && reason !== 'hover') setRate(0);
    frame.read(ease, true);
  };

  const during = { signal, passive: true };
  document.addEventListener('visibilitychange', () => pause('hidden', document.hidden), during);
  pause('hidden', document.hidden);
  const focus = ({ target }: Event) =>
    pause('focus', target instanceof Element && target.matches(':focus-visible'));
  root.addEventListener('focusin', focus, during);
  root.addEventListener('focusout', () => pause('focus', false), during);
  const hover = (applies: boolean) => (event: PointerEvent) =>
    pause('hover', applies && event.pointerType === 'mouse');
  strip.addEventListener('pointerenter', hover(true), during);
  strip.addEventListener('pointerleave', hover(false), during);
  if (strip.matches(':hover') && matchMedia('(hover: hover)').matches) pause('hover', true);

  const x = motionValue(0);
  const grab = ({ button, isPrimary, pointerId, clientX }: PointerEvent) => {
    if (button !== 0 || !isPrimary) return;
    strip.setPointerCapture(pointerId);
    x.jump(clientX);
    pause('drag', true);
  };
  const drag = ({ pointerId, clientX }: PointerEvent) => {
    if (!strip.hasPointerCapture(pointerId)) return;
    moveBy(x.get() - clientX);
    x.set(clientX);
  };
  const drop = () => {
    pause('drag', false);
    if (reasons.has('button')) return;
    setRate(Math.max(-fastestThrow, Math.min(fastestThrow, -x.getVelocity() / speed)));
  };
  strip.addEventListener('pointerdown', grab, during);
  strip.addEventListener('pointermove', drag, during);
  // Fires at every end of a drag, even when the browser takes over the pointer for scrolling.
  strip.addEventListener('lostpointercapture', drop, during);
  // Without this, the browser would drag a picture instead of the track.
  strip.addEventListener('dragstart', (event) => event.preventDefault(), { signal });

  const follow = () => {
    if (reasons.size > 0) return;
    scrolled.set(scrollY);
    frame.read(ease, true);
  };
  addEventListener('scroll', follow, during);
  // Ignores the outer 24px of the screen: a sliver there is not worth drawing 60 times a second.
  const stopObserving = observeVisibility(
    strip,
    (visible) => pause('offscreen', !visible),
    '-24px 0px',
  );

  return {
    pause,
    stop() {
      listening.abort();
      stopObserving();
      cancelFrame(ease);
      animation.cancel();
      delete strip.dataset.running;
    },
  };
}
