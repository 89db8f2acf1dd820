import { useEffect, useState } from 'react';
import { designNames } from 'virtual:design-names';
import { inspect } from '../content/inspect';
import { animationsIn, findRoom, timelineOf, type TimelineRow } from './room';
import { Made } from './Rows';
import { fileOf } from './source';
import { Timeline } from './Timeline';

const words = inspect.room;

/** How often the page is searched for a room, in milliseconds. */
const searchEvery = 500;

interface Found {
  element: HTMLElement;
  count: number;
  rows: TimelineRow[];
}

const findTimeline = (): Found | undefined => {
  const element = findRoom();
  if (!element) return undefined;
  const animations = animationsIn(element);
  return { element, count: animations.length, rows: timelineOf(animations, words) };
};

/** The page's room and its timeline. Pages, motion, and parts that load late change it. */
function useRoom(): Found | undefined {
  const [found, setFound] = useState(findTimeline);
  useEffect(() => {
    const search = () =>
      setFound((before) => {
        const element = findRoom();
        const count = element ? animationsIn(element).length : 0;
        return element === (before?.element ?? null) && count === (before?.count ?? 0)
          ? before
          : findTimeline();
      });
    const timer = setInterval(search, searchEvery);
    return () => clearInterval(timer);
  }, []);
  return found;
}

/** The timeline of the page's scene. */
export function Room({ isAlone }: { isAlone?: boolean }) {
  const found = useRoom();
  if (!found) return isAlone && <p>{words.none}</p>;
  const { element, rows } = found;
  if (rows.length === 0) {
    return (
      <>
        <h3>{words.title}</h3>
        <p>{words.still}</p>
      </>
    );
  }
  const part = element.querySelector('[data-part]');
  const file = part ? fileOf(part, designNames) : undefined;
  return (
    <>
      <Timeline room={element} rows={rows} />
      {file && <Made file={file} />}
    </>
  );
}
