import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import type { Drift, MarqueeParts } from './marquee-drift';
import { giveUpMotion, useMotionReady } from './load-motion';
import { whenMotionAllowed } from './when-motion-allowed';

interface Props {
  /** One list, shown once where nothing moves. Nothing in it can be focused. */
  children: ReactNode;
  /** The button that pauses and plays it; shown only while there is motion to pause. */
  control: ComponentType<MarqueeControl>;
}

export interface MarqueeControl {
  paused: boolean;
  onToggle: () => void;
}

/** A list that drifts past endlessly, and can be paused, dragged and thrown. */
export function Marquee({ children, control: Control }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const repeats = useRepeats(strip, track);
  const drift = useDrift(root, strip, track);

  useEffect(() => drift?.pause('button', paused), [drift, paused]);

  const toggle = () => {
    // Play means now, although the button still has the focus, which pauses as well.
    drift?.pause('focus', false);
    setPaused(!paused);
  };

  return (
    <div ref={root}>
      {drift && <Control paused={paused} onToggle={toggle} />}
      <Strip ref={strip}>
        <Track ref={track}>
          {Array.from({ length: 2 * repeats }, (_, index) => (
            <div key={index} aria-hidden={index > 0 || undefined} inert={index > 0}>
              {children}
            </div>
          ))}
        </Track>
      </Strip>
    </div>
  );
}

/** How many lists each half of the track needs to fill the strip. */
function useRepeats(strip: RefObject<Element | null>, track: RefObject<Element | null>): number {
  const moving = useMotionReady();
  const [repeats, setRepeats] = useState(1);
  useEffect(() => {
    const list = track.current?.firstElementChild;
    const frame = strip.current;
    if (!moving || !list || !frame) return undefined;
    const widths = new ResizeObserver(() => {
      const { width } = list.getBoundingClientRect();
      if (width > 0) setRepeats(Math.max(1, Math.ceil(frame.clientWidth / width)));
    });
    widths.observe(list);
    widths.observe(frame);
    return () => widths.disconnect();
  }, [moving, strip, track]);
  return repeats;
}

type Refs = { [Part in keyof MarqueeParts]: RefObject<HTMLElement | null> };

/** What moves the track, once its code is loaded and while motion is allowed. */
function useDrift(root: Refs['root'], strip: Refs['strip'], track: Refs['track']) {
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
    > :not(:first-child) {
      display: block;
    }
  `)}

  /* On paper the list is complete, wherever it has drifted on the screen. */
  @media print {
    transform: none !important;
  }
`;
