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
  /** One list, which stands alone where nothing moves. Nothing in it can be focused. */
  children: ReactNode;
  /** The button that stops it and lets it go on; shown only while there is something to stop. */
  control: ComponentType<MarqueeControl>;
}

export interface MarqueeControl {
  paused: boolean;
  onToggle: () => void;
}

/** A list that drifts past without end, and can be stopped, dragged and thrown. */
export function Marquee({ children, control: Control }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const repeats = useRepeats(strip, track);
  const drift = useDrift(root, strip, track);

  useEffect(() => drift?.rest('button', paused), [drift, paused]);

  const toggle = () => {
    // Who asks it to play is obeyed at once, though the focus is still on the button.
    drift?.rest('focus', false);
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

/** How often the list has to stand in each half of the track, so that a half fills the strip. */
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

/** What moves the track, once its code is there and as long as things may move. */
function useDrift(root: Refs['root'], strip: Refs['strip'], track: Refs['track']) {
  const moving = useMotionReady();
  const [drift, setDrift] = useState<Drift>();
  useEffect(() => {
    if (!moving) return undefined;
    let gone = false;
    let started: Drift | undefined;
    import('./marquee-drift').then(({ startDrift }) => {
      if (gone || !root.current || !strip.current || !track.current) return;
      started = startDrift({ root: root.current, strip: strip.current, track: track.current });
      setDrift(started);
    }, giveUpMotion);
    return () => {
      gone = true;
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

  /* On paper the list is complete, wherever it is on the screen. */
  @media print {
    transform: none !important;
  }
`;
