import { useEffect, type ReactNode, type RefObject } from 'react';
import { css } from 'styled-components';
import { useMotionCode } from './load-motion';
import { StageParts, type PartRegistry } from './stage';
import { usePartRegistry } from './stage-keyframes';

interface Props {
  /**
   * The stage moves while the page scrolls past this element, whose styles must define the view
   * timeline `--scene`.
   */
  track: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A prerendered page contains the keyframes, so in browsers with view timelines, its stages move
 * without the motion code. After a client-side navigation, the motion code adds the keyframes.
 */
export function MovingStage({ track, children }: Props) {
  const parts = usePartRegistry();
  const motion = useMotionCode();

  useEffect(() => {
    if (!motion || !track.current) return undefined;
    return motion.driveStage(track.current, parts.keyframes());
  }, [motion, track, parts]);

  return (
    <>
      <StageParts value={parts}>{children}</StageParts>
      <Prerendered parts={parts} />
    </>
  );
}

/**
 * Rendered after the parts, because they register their keyframes as they render. React hoists the
 * style element out of #root, and src/start/load-code.ts puts it into the head.
 */
const Prerendered = ({ parts }: { parts: PartRegistry }) =>
  typeof document === 'undefined' && (
    <style href="stage" precedence="stage">
      {parts.keyframes()}
    </style>
  );

/**
 * Each moving element sets its own `animation-name`. Without view timelines,
 * src/motion/stage-driver.ts sets the time of the paused animation as the page scrolls.
 */
export const movesWithScene = css`
  animation: 1s linear both paused;

  @supports (animation-timeline: view()) {
    animation-duration: auto;
    animation-play-state: running;
    animation-timeline: --scene;
    animation-range: contain 0% contain 100%;
  }
`;
