import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { css } from 'styled-components';
import { useMotionCode } from './load-motion';
import { StageKeyframes, type Five, type Pace, type Paces, type PartState } from './stage';
import { keyframesOf, keyframesPrefix } from './stage-keyframes';

interface Props {
  /** The stage moves while the page scrolls past this element, whose view timeline is called --room. */
  track: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * Moves the parts inside it with the scroll. The prerendered page brings their keyframes, so that the
 * browser can move them before the code comes; browsers without view timelines need the code to.
 */
export function MovingStage({ track, children }: Props) {
  const [keyframes] = useState(() => new Map<string, string>());
  const motion = useMotionCode();

  const add = (states: Five<PartState>, pace?: Pace | Paces) => {
    const frames = keyframesOf(states, pace);
    const name = frames && `${keyframesPrefix}${hash(frames)}`;
    if (name) keyframes.set(name, `@keyframes ${name}{${frames}}`);
    return name || 'none';
  };

  useEffect(() => {
    if (!motion || !track.current) return undefined;
    return motion.driveStage(track.current, [...keyframes.values()].join(''));
  }, [motion, track, keyframes]);

  return (
    <>
      <StageKeyframes value={add}>{children}</StageKeyframes>
      <Prerendered keyframes={keyframes} />
    </>
  );
}

/** Comes after the parts, when they have told their keyframes; React puts it into the head. */
const Prerendered = ({ keyframes }: { keyframes: Map<string, string> }) =>
  typeof document === 'undefined' && (
    <style href="stage" precedence="stage">
      {[...keyframes.values()].join('')}
    </style>
  );

/**
 * For what moves as the parts do; its animation-name stands in its style attribute. Without view timelines
 * it is paused, and the scroll sets its time.
 */
export const followsTheRoom = css`
  animation: 1s linear both paused;

  @supports (animation-timeline: view()) {
    animation-duration: auto;
    animation-play-state: running;
    animation-timeline: --room;
    animation-range: contain 0% contain 100%;
  }
`;

/** FNV-1a, in 32 bits: equal keyframes share a name, on the server as in the browser. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return (value >>> 0).toString(36);
}
