import { useEffect, useEffectEvent, useRef } from 'react';

const cardTime = 5000;

interface Props {
  running: boolean;
  onEnd: () => void;
}

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

/** pause() alone waits for a frame, which a hidden page never renders. */
function hold(filling: Animation) {
  if (filling.playState !== 'running') return;
  const { currentTime } = filling;
  filling.pause();
  filling.currentTime = currentTime;
}
