import { scroll } from 'framer-motion';
import { transformOf, type Five, type PartState, type StageDriver } from './stage';

const length = 1000;

const keyframe = ({ opacity = 1, clip, ...state }: PartState, clipped: boolean): Keyframe => ({
  transform: transformOf(state),
  opacity,
  ...(clipped && {
    clipPath: `inset(${(clip ?? [0, 0, 0, 0]).map((side) => `${side}%`).join(' ')})`,
  }),
});

const keyframes = (states: Five<PartState>): Keyframe[] => {
  const clipped = states.some(({ clip }) => clip);
  return states.map((state) => keyframe(state, clipped));
};

/** The browser's own scroll timeline where it has one; it needs no script while the page scrolls. */
const timelineOf = (track: Element): AnimationTimeline | undefined =>
  'ViewTimeline' in window ? new ViewTimeline({ subject: track, axis: 'block' }) : undefined;

/** Ties parts to the scrolling of the track: from its top at the screen's top to its end at the screen's end. */
export function driveStage(
  track: HTMLElement,
  onProgress: (progress: number) => void,
): StageDriver & { stop: () => void } {
  const timeline = timelineOf(track);
  const animations = new Set<Animation>();
  let progress = 0;

  const seek = (animation: Animation) => {
    animation.currentTime = progress * length;
  };
  const stopScroll = scroll(
    (value: number) => {
      progress = value;
      if (!timeline) animations.forEach(seek);
      onProgress(value);
    },
    { target: track, offset: ['start start', 'end end'] },
  );

  return {
    add(element, states) {
      const animation = element.animate(keyframes(states), {
        fill: 'both',
        duration: timeline ? 'auto' : length,
        ...(timeline && { timeline, rangeStart: 'contain 0%', rangeEnd: 'contain 100%' }),
      });
      if (!timeline) {
        animation.pause();
        seek(animation);
      }
      animations.add(animation);
      return () => {
        animations.delete(animation);
        animation.cancel();
      };
    },
    stop() {
      stopScroll();
      animations.forEach((animation) => animation.cancel());
    },
  };
}
