import { useEffect, useState } from 'react';
import { designNames } from 'virtual:design-names';
import { inspect } from '../content/inspect';
import { animationsIn, findScene, timelineOf, type TimelineRow } from './scene';
import { SourceLink } from './Rows';
import { fileOf } from './source';
import { Timeline } from './Timeline';

const words = inspect.scene;

const searchEvery = 500;

interface Found {
  element: HTMLElement;
  count: number;
  rows: TimelineRow[];
}

const findTimeline = (): Found | undefined => {
  const element = findScene();
  if (!element) return undefined;
  const animations = animationsIn(element);
  return { element, count: animations.length, rows: timelineOf(element, animations, words) };
};

/** Polls, because navigation, the motion setting, and lazy-loaded sections change the result. */
function useScene(): Found | undefined {
  const [found, setFound] = useState(findTimeline);
  useEffect(() => {
    const search = () =>
      setFound((before) => {
        const element = findScene();
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

export function Scene({ isAlone }: { isAlone?: boolean }) {
  const found = useScene();
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
      <Timeline scene={element} rows={rows} />
      {file && <SourceLink file={file} />}
    </>
  );
}
