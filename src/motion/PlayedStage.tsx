import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useMotionCode } from './load-motion';
import { stopPositions, usePartRegistry } from './stage-keyframes';
import { StageParts, StageStop, type Stop } from './stage';
import { whenMotionAllowed } from './when-motion-allowed';

interface Props {
  stop: Stop;
  /** How far a drag has moved the stage from `stop`, in stops; negative toward the first stop. */
  dragged?: number;
  children: ReactNode;
}

type Player = ReturnType<NonNullable<ReturnType<typeof useMotionCode>>['playStage']>;

/** Unlike `MovingStage`, does not follow the scroll position: plays to `stop` at a fixed speed. */
export function PlayedStage({ stop, dragged = 0, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const parts = usePartRegistry();
  const motion = useMotionCode();
  const [player, setPlayer] = useState<Player>();

  useLayoutEffect(() => {
    if (!motion || !box.current) return undefined;
    const started = motion.playStage(box.current, parts.keyframes());
    setPlayer(started);
    return () => {
      started.stop();
      setPlayer(undefined);
    };
  }, [motion, parts]);

  useEffect(() => {
    const progress = progressAt(stop + dragged);
    if (dragged) player?.show(progress);
    else player?.play(progress);
  }, [player, stop, dragged]);

  return (
    <Parts ref={box}>
      <StageStop value={stop}>
        <StageParts value={parts}>{children}</StageParts>
      </StageStop>
    </Parts>
  );
}

function progressAt(stop: number): number {
  const at = Math.min(Math.max(stop, 0), 4);
  const before = Math.floor(at);
  const [from = 0, to = from] = stopPositions.slice(before, before + 2);
  return from + (to - from) * (at - before);
}

const Parts = styled.div`
  display: contents;

  ${whenMotionAllowed(`
    [data-part] {
      animation: 1s linear both paused;
    }
  `)}
`;
