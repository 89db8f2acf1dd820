import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useMotionAllowed } from '../motion/preference';
import { arrive, arriveFirst, wishesOf, type Visit } from './arrival';
import { pageOf } from './current-page';
import type { Handle } from './handle';
import { titleOf } from './Head';
import { useIntoTheFrame, type Step } from './into-the-frame';
import type { Entrance } from './Pages';
import { keyOf, remember, rememberPlaces, showsNow } from './places';
import { useWayBack } from './way-back';

const stepOf = (location: Visit['location']): Step => ({
  key: keyOf(location),
  page: pageOf(location.pathname),
});

/** What happens between one page and the next: where the reader is taken, what moves, what is said. */
export function useJourney(handle: Handle | undefined) {
  const location = useLocation();
  const type = useNavigationType();
  const moves = useMotionAllowed();
  const frame = useIntoTheFrame();
  const wayBack = useWayBack();
  const shown = useRef<Step>(undefined);
  const [shell, setShell] = useState({ colours: handle?.colours, news: '' });

  useEffect(rememberPlaces, []);

  const depart = useEffectEvent((to: Step) => {
    const from = shown.current;
    if (!from) return;
    remember();
    if (from.page !== to.page) wayBack.depart(from, to);
    if (from.page === to.page || !moves) frame.rest();
    else frame.depart(from, to, type === 'POP');
    // A case's ground behind the navigation leaves with the page; one that comes, comes with its page.
    if (!handle?.colours) setShell((now) => (now.colours ? { ...now, colours: undefined } : now));
  });
  useLayoutEffect(() => depart(stepOf(location)), [location]);

  const onArrive = (visit: Visit): Entrance => {
    const step = stepOf(visit.location);
    const before = shown.current;
    // Before it is scrolled to its place: global.css keeps a story's places below its bar.
    document.documentElement.toggleAttribute('data-story', handle?.kind === 'case');
    const goesBack = visit.type === 'POP';
    if (before?.key === step.key) {
      // Back again before the next page had come.
      if (goesBack) wayBack.goOn(step);
      return 'none';
    }
    const samePage = before?.page === step.page;
    if (samePage) remember();
    const beneath = wishesOf(visit.location).stays ? (before?.beneath ?? before?.key) : undefined;
    shown.current = { ...step, beneath };
    showsNow(visit.location);
    if (!before) {
      arriveFirst(visit);
      return 'none';
    }
    arrive(visit, samePage, moves);
    if (samePage) return 'none';
    if (goesBack) wayBack.goOn(step);
    // Where focus does not go to the new heading, the page's title is announced instead.
    const silent = !goesBack && visit.location.hash === '';
    setShell({ colours: handle?.colours, news: silent ? '' : titleOf(handle) });
    return frame.arrive() ? 'fade' : 'rise';
  };

  return { ...shell, holdCurtain: frame.curtain.hold, onArrive };
}
