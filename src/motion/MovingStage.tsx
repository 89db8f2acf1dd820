import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useMotionCode } from './load-motion';
import { StageMover, StageStop, type StageDriver, type Stop } from './stage';

interface Props {
  /** What is scrolled past while the scene tells its five stops. */
  track: RefObject<HTMLElement | null>;
  stop: Stop;
  /** Told the stop that is nearest; the last one while nothing moves. */
  onStop: (stop: Stop) => void;
  children: ReactNode;
}

const stops: readonly Stop[] = [0, 1, 2, 3, 4];
const nearest = (progress: number): Stop => stops[Math.round(progress * 4)] ?? 4;

/** Moves the stage in it with the page, while things may move; otherwise it shows its last stop. */
export function MovingStage({ track, stop, onStop, children }: Props) {
  const motion = useMotionCode();
  const [driver, setDriver] = useState<StageDriver>();

  useEffect(() => {
    if (!motion || !track.current) return undefined;
    const drive = motion.driveStage(track.current, (progress) => onStop(nearest(progress)));
    setDriver(drive);
    return () => {
      drive.stop();
      setDriver(undefined);
      onStop(4);
    };
  }, [motion, track, onStop]);

  return (
    <StageMover value={driver}>
      <StageStop value={stop}>{children}</StageStop>
    </StageMover>
  );
}
