import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { tour } from '../content/tour';
import { firstOf } from './cards';

interface Props {
  shown: number;
  running: boolean;
  onEnd: () => void;
  onStory: (place: number) => void;
}

export function TourSegments({ shown, running, onEnd, onStory }: Props) {
  return (
    <Segments aria-label="Case studies in the tour">
      {storyTiles.map(({ slug, tile }, place) => {
        const indexes = tour.cards.map((_, card) => firstOf(place) + card);
        return (
          <li key={slug}>
            <button
              type="button"
              aria-label={tile.name}
              aria-current={indexes.includes(shown) ? 'step' : undefined}
              onClick={() => onStory(place)}
            >
              {indexes.map((index) => (
                <i key={index}>
                  {index < shown && <b />}
                  {index === shown && <CardTimer running={running} onEnd={onEnd} />}
                </i>
              ))}
            </button>
          </li>
        );
      })}
    </Segments>
  );
}

const cardTime = 5000;

interface TimerProps {
  running: boolean;
  onEnd: () => void;
}

function CardTimer({ running, onEnd }: TimerProps) {
  const isHidden = usePageHidden();
  const segment = useRef<HTMLElement>(null);
  const filling = useRef<Animation>(undefined);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (!running || isHidden || !segment.current) return undefined;
    filling.current ??= segment.current.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'none' }],
      cardTime,
    );
    const { current } = filling;
    current.onfinish = () => end();
    current.play();
    return () => hold(current);
  }, [running, isHidden]);

  return <b ref={segment} />;
}

/**
 * Pauses at once, because it sets the current time. pause() alone takes effect at the next frame,
 * which a hidden page never renders.
 */
function hold(filling: Animation) {
  if (filling.playState !== 'running') return;
  const { currentTime } = filling;
  filling.pause();
  filling.currentTime = currentTime;
}

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

const usePageHidden = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );

const Segments = styled.ol`
  grid-row: 1;
  display: flex;
  gap: 6px;
  padding: max(0.4rem, env(safe-area-inset-top)) var(--side) 0;

  li {
    flex: 1;
  }
  button {
    display: flex;
    gap: 3px;
    align-items: center;
    width: 100%;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  i {
    flex: 1;
    height: 4px;
    background: color-mix(in srgb, currentColor 28%, transparent);
  }
  b {
    display: block;
    height: 100%;
    background: currentColor;
    transform-origin: 0 0;
  }
  @media (forced-colors: active) {
    i {
      border: 1px solid;
    }
    b {
      background: CanvasText;
    }
  }
`;
