import { scroll } from 'framer-motion';
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
