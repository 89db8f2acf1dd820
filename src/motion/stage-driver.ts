import { JSAnimation, scroll } from 'framer-motion';
import { addStyleSheet } from '../ui/add-style-sheet';
import { keyframesPrefix } from './stage-keyframes';

/** Adds the keyframes, unless the page contains them already, as a prerendered page does. */
export function driveStage(track: HTMLElement, keyframes: string): () => void {
  const removeKeyframes = animationsOf(track).length > 0 ? undefined : addStyleSheet(keyframes);
  const stopFollowing = 'ViewTimeline' in window ? undefined : followScroll(track);
  return () => {
    stopFollowing?.();
    removeKeyframes?.();
  };
}

const animationsOf = (track: HTMLElement) =>
  track
    .getAnimations({ subtree: true })
    .filter(
      (animation) =>
        animation instanceof CSSAnimation && animation.animationName.startsWith(keyframesPrefix),
    );

/** The animations are paused and last 1 s, so the scroll progress (0 to 1) is their time in s. */
const followScroll = (track: HTMLElement): (() => void) =>
  scroll(
    (progress: number) => {
      for (const animation of animationsOf(track)) animation.currentTime = progress * 1000;
    },
    { target: track, offset: ['start start', 'end end'] },
  );

const sceneDuration = 3600;

export function playStage(stage: HTMLElement, keyframes: string) {
  const removeKeyframes = addStyleSheet(keyframes);
  let shown: number | undefined;
  let animation: JSAnimation<number> | undefined;
  const show = (progress: number) => {
    shown = progress;
    // Queries animations each time, because an element gets new ones whenever it is displayed.
    for (const part of animationsOf(stage)) part.currentTime = progress * 1000;
  };
  return {
    show(progress: number) {
      animation?.stop();
      show(progress);
    },
    play(progress: number) {
      animation?.stop();
      if (shown === undefined || shown === progress) return show(progress);
      animation = new JSAnimation({
        keyframes: [shown, progress],
        duration: Math.abs(progress - shown) * sceneDuration,
        ease: 'linear',
        onUpdate: show,
      });
    },
    stop() {
      animation?.stop();
      removeKeyframes();
    },
  };
}
