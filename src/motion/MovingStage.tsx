import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useMotionCode } from './load-motion';
import { StageDriverContext, StageStop, type StageDriver, type Stop } from './stage';

interface Props {
  /** The scene plays while the page scrolls past this element. */
  track: RefObject<HTMLElement | null>;
  stop: Stop;
  /** Called with the nearest stop; with the last one when motion ends. */
  onStop: (stop: Stop) => void;
  children: ReactNode;
}

const stops: readonly Stop[] = [0, 1, 2, 3, 4];
const nearest = (progress: number): Stop => stops[Math.round(progress * 4)] ?? 4;

/** Moves the stage inside it with the scroll; without motion it shows the last stop. */
export function MovingStage({ track, stop, onStop, children }: Props) {
  const motion = useMotionCode();
  const [driver, setDriver] = useState<StageDriver>();

  useEffect(() => {
    if (!motion || !track.current) return undefined;
    const started = motion.driveStage(track.current, (progress) => onStop(nearest(progress)));
    setDriver(started);
    return () => {
      started.stop();
      setDriver(undefined);
      onStop(4);
    };
  }, [motion, track, onStop]);

  return (
    <StageDriverContext value={driver}>
      <StageStop value={stop}>{children}</StageStop>
    </StageDriverContext>
  );
}
