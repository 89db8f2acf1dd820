import { useEffect, useEffectEvent, useRef } from 'react';

const cardTime = 5000;

interface Props {
  running: boolean;
  onEnd: () => void;
}

/** The segment of the shown card: fills while it runs, and tells when it is full. */
export function CardTimer({ running, onEnd }: Props) {
  const segment = useRef<HTMLElement>(null);
  const filling = useRef<Animation>(undefined);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!running || !segment.current) return undefined;
    filling.current ??= segment.current.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'none' }],
      cardTime,
    );
    const { current } = filling;
    current.onfinish = () => end();
    current.play();
    return () => hold(current);
  }, [running]);

  return <b ref={segment} />;
}

/** At once: a page that nobody sees has no frame in which an animation could come to rest. */
function hold(filling: Animation) {
  if (filling.playState !== 'running') return;
  const { currentTime } = filling;
  filling.pause();
  filling.currentTime = currentTime;
}
