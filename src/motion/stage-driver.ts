import { JSAnimation, scroll } from 'framer-motion';
import { keyframesPrefix } from './stage-keyframes';

/** Brings the keyframes of a stage that the page came without, and moves it where the browser cannot. */
export function driveStage(track: HTMLElement, keyframes: string): () => void {
  const removeKeyframes = animationsOf(track).length > 0 ? undefined : addSheet(keyframes);
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

/** The pages' policy allows no style element that a script has written. */
function addSheet(rules: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * The animations stand still, a second long, and each scroll sets their time, from where the track's top is
 * at the screen's top to where the bottoms meet.
 */
const followScroll = (track: HTMLElement): (() => void) =>
  scroll(
    (progress: number) => {
      for (const animation of animationsOf(track)) animation.currentTime = progress * 1000;
    },
    { target: track, offset: ['start start', 'end end'] },
  );

/** How long the way from one stop to the next takes. */
const stopTime = 900;

/** Moves a stage that no scroll moves: `show` sets how far it is, from 0 to 1, and `play` takes it there. */
export function playStage(stage: HTMLElement, keyframes: string) {
  const removeKeyframes = addSheet(keyframes);
  let shown: number | undefined;
  let animation: JSAnimation<number> | undefined;
  const show = (progress: number) => {
    shown = progress;
    // Asked for each time: what is not displayed has none.
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
        duration: Math.abs(progress - shown) * 4 * stopTime,
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
