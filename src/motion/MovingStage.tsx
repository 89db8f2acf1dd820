import { useEffect, type ReactNode, type RefObject } from 'react';
import { css } from 'styled-components';
import { useKeyframes, type GatheredKeyframes } from './stage-rules';
import { useMotionCode } from './load-motion';
import { StageKeyframes } from './stage';

interface Props {
  /** The stage moves while the page scrolls past this element, whose view timeline is called --scene. */
  track: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Moves the parts inside it with the scroll. The prerendered page brings their keyframes, so that the
 * browser can move them before the code comes; browsers without view timelines need the code to.
 */
export function MovingStage({ track, children }: Props) {
  const keyframes = useKeyframes();
  const motion = useMotionCode();

  useEffect(() => {
    if (!motion || !track.current) return undefined;
    return motion.driveStage(track.current, keyframes.text());
  }, [motion, track, keyframes]);

  return (
    <>
      <StageKeyframes value={keyframes.add}>{children}</StageKeyframes>
      <Prerendered keyframes={keyframes} />
    </>
  );
}

/** Comes after the parts, when they have told their keyframes; React puts it into the head. */
const Prerendered = ({ keyframes }: { keyframes: GatheredKeyframes }) =>
  typeof document === 'undefined' && (
    <style href="stage" precedence="stage">
      {keyframes.text()}
    </style>
  );

/**
 * For what moves as the parts do; its animation-name stands in its style attribute. Without view timelines
 * it is paused, and the scroll sets its time.
 */
export const followsScene = css`
  animation: 1s linear both paused;

  @supports (animation-timeline: view()) {
    animation-duration: auto;
    animation-play-state: running;
    animation-timeline: --scene;
    animation-range: contain 0% contain 100%;
  }
`;
