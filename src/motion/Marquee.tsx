import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import type { Drift } from './marquee-drift';
import { giveUpMotion, useMotionReady } from './load-motion';
import { whenMotionAllowed } from './when-motion-allowed';

interface Props {
  /** A list without focusable elements, because the moving strip could not scroll to them. */
  children: ReactNode;
  control: ComponentType<MarqueeControl>;
}

export interface MarqueeControl {
  paused: boolean;
  onToggle: () => void;
}

export function Marquee({ children, control: Control }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const drift = useDrift(root, strip, track);

  useEffect(() => drift?.pause('button', paused), [drift, paused]);

  const toggle = () => {
    // Focus on the button pauses the marquee, too. Without this line, Play would have no effect.
    drift?.pause('focus', false);
    setPaused(!paused);
  };

  return (
    <div ref={root}>
      {drift && <Control paused={paused} onToggle={toggle} />}
      <Strip ref={strip}>
        <Track ref={track}>
          <div>{children}</div>
          <div aria-hidden inert>
            {children}
          </div>
        </Track>
      </Strip>
    </div>
  );
}

type Box = RefObject<HTMLElement | null>;

function useDrift(root: Box, strip: Box, track: Box): Drift | undefined {
  const moving = useMotionReady();
  const [drift, setDrift] = useState<Drift>();
  useEffect(() => {
    if (!moving) return undefined;
    let cancelled = false;
    let started: Drift | undefined;
    import('./marquee-drift').then(({ startDrift }) => {
      if (cancelled || !root.current || !strip.current || !track.current) return;
      started = startDrift({ root: root.current, strip: strip.current, track: track.current });
      setDrift(started);
    }, giveUpMotion);
    return () => {
      cancelled = true;
      started?.stop();
      setDrift(undefined);
    };
  }, [moving, root, strip, track]);
  return drift;
}

const Strip = styled.div`
  ${whenMotionAllowed(`
    overflow-x: auto;
    scrollbar-width: none;

    &[data-running] {
      overflow-x: clip;
      touch-action: pan-y;
      -webkit-user-select: none;
      user-select: none;
      cursor: grab;
    }
    &[data-running]:active {
      cursor: grabbing;
    }
  `)}
`;

const Track = styled.div`
  > :not(:first-child) {
    display: none;
  }
  ${whenMotionAllowed(`
    display: flex;
    width: max-content;
    /* Makes each list at least as wide as the screen, so that no gap shows when they repeat. */
    > * {
      display: grid;
      min-width: 100vw;
    }
  `)}

  @media print {
    transform: none !important;
  }
`;
