import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useMotionCode } from './load-motion';
import { StageKeyframes, StageStop, type Stop } from './stage';
import { useKeyframes } from './stage-rules';
import { whenMotionAllowed } from './when-motion-allowed';

interface Props {
  stop: Stop;
  /** The distance of a drag from there, in stops. */
  drawn?: number;
  children: ReactNode;
}

type Player = ReturnType<NonNullable<ReturnType<typeof useMotionCode>>['playStage']>;

/** A stage that plays from stop to stop. With reduced motion, it jumps. */
export function PlayedStage({ stop, drawn = 0, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const keyframes = useKeyframes();
  const motion = useMotionCode();
  const [player, setPlayer] = useState<Player>();

  useLayoutEffect(() => {
    if (!motion || !box.current) return undefined;
    const started = motion.playStage(box.current, keyframes.text());
    setPlayer(started);
    return () => {
      started.stop();
      setPlayer(undefined);
    };
  }, [motion, keyframes]);

  useEffect(() => {
    const progress = Math.min(Math.max((stop + drawn) / 4, 0), 1);
    if (drawn) player?.show(progress);
    else player?.play(progress);
  }, [player, stop, drawn]);

  return (
    <Parts ref={box}>
      <StageStop value={stop}>
        <StageKeyframes value={keyframes.add}>{children}</StageKeyframes>
      </StageStop>
    </Parts>
  );
}

const Parts = styled.div`
  display: contents;

  ${whenMotionAllowed(`
    [data-part] {
      animation: 1s linear both paused;
    }
  `)}
`;
