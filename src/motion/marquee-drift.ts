import { cancelFrame, frame, motionValue, type FrameData } from 'framer-motion';
import { observeVisibility } from '../ui/visibility';

interface Parts {
  root: HTMLElement;
  strip: HTMLElement;
  /** Contains a list twice, so that it looks the same after a move by half its own width. */
  track: HTMLElement;
}

type PauseReason = 'offscreen' | 'button' | 'drag' | 'focus' | 'hidden' | 'hover';

export type Drift = ReturnType<typeof startDrift>;

const pixelsPerSecond = 60;
/** The time constant, in milliseconds, with which the playback rate approaches its target. */
const inertia = 250;
/** Scrolling at `at` pixels per second or faster adds `most` to the playback rate. */
const scrollBoost = { most: 2, at: 3000 };
const maxThrowRate = 15;

/** The browser runs the animation. Scripts act only in a drag, and while the rate changes. */
export function startDrift({ root, strip, track }: Parts) {
  const listening = new AbortController();
  const { signal } = listening;
  const reasons = new Set<PauseReason>(['offscreen']);
  const scrolled = motionValue(scrollY);
  let rate = 0;
  const halfWidth = () => track.getBoundingClientRect().width / 2;
  const lap = (halfWidth() / pixelsPerSecond) * 1000;

  const animation = track.animate(
    { transform: ['translateX(0%)', 'translateX(-50%)'] },
    { duration: lap, iterations: Infinity },
  );
  animation.pause();

  /** Keeps the time above ten laps, because an animation that runs backward ends at time 0. */
  const moveBy = (pixels: number) => {
    const time = Number(animation.currentTime) + (pixels / halfWidth()) * lap;
    animation.currentTime = (((time % lap) + lap) % lap) + 10 * lap;
  };
  // Starts at the strip's scroll position, because the visitor may have scrolled the strip.
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

  const pause = (reason: PauseReason, applies: boolean) => {
    if (signal.aborted) return;
    if (applies) reasons.add(reason);
    else reasons.delete(reason);
    if (reasons.size === 0) scrolled.jump(scrollY);
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
    setRate(Math.max(-maxThrowRate, Math.min(maxThrowRate, -x.getVelocity() / pixelsPerSecond)));
  };
  strip.addEventListener('pointerdown', grab, during);
  strip.addEventListener('pointermove', drag, during);
  // Fires at every end of a drag, even when the browser takes over the pointer for scrolling.
  strip.addEventListener('lostpointercapture', drop, during);
  strip.addEventListener('dragstart', (event) => event.preventDefault(), { signal });

  const follow = () => {
    if (reasons.size > 0) return;
    scrolled.set(scrollY);
    frame.read(ease, true);
  };
  addEventListener('scroll', follow, during);
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
