import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { useMotionAllowed } from '../../motion/preference';
import { hrefOf } from '../../ui/href';
import { pageOf } from '../current-page';
import { linkAt } from '../link-at';
import type { Curtain } from './curtain';
import { isMovedByBrowser } from './gesture';
import { groundBehind, groundOf, headerAfter, headerGround, type Ground } from './grounds';
import { linkIn, positionOf, type LinkPosition } from './link-position';
import { bringCard, bringReader, restoreAfterLoad } from './reading-place';
import { stateOf, stepOf, type Step } from './step';
import { StepRecords } from './step-records';

interface ShownStep extends Step {
  /** The key of the step that it lies over, if it opened something over the page. */
  beneath?: string;
}

interface Click {
  pathname: string;
  link: LinkPosition;
  /** The ground of the case that the link opens. */
  ground?: Ground;
}

export interface Move {
  location: Location;
  goesBack: boolean;
  /** Whether things may move. */
  moves: boolean;
}

/** A new page has taken the place of another. */
export interface Arrival {
  entrance: 'rise' | 'fade';
  /** The focus has not gone to the new page's heading, so nothing has announced the page yet. */
  isSilent: boolean;
}

type StepListener = (from: Location, to: Location) => void;

/**
 * Where the visitor is in this tab, where they were at each step of its history, and what they opened
 * from there. A click is noted, the address changes (`depart`), the old page leaves, and the new one
 * comes to the screen (`arrive`).
 */
class Journey {
  /** Comes later, and only where motion is allowed. */
  private curtain: Curtain | undefined;
  /** Where the address is. */
  private location: Location | undefined;
  /** The step whose page is on the screen: while a page is leaving, that page's. */
  private shown: ShownStep | undefined;
  private clicked: Click | undefined;
  /** Whether the step that is being taken is not animated. */
  private isCut = false;
  /** Whether the page that is being left lies under the menu. */
  isUnderMenu = false;
  /** The case that is being left for the page that it was opened from. */
  private closing: string | undefined;
  private readonly records = new StepRecords();
  private readonly listeners = new Set<StepListener>();

  /** Fetches the code of the curtain, whose element this is. Without it, pages change without one. */
  hangCurtain(element: HTMLElement) {
    import('./curtain').then(
      ({ Curtain }) => (this.curtain ??= new Curtain(element)),
      () => {},
    );
  }

  /** Calls back whenever the address has taken another step. */
  onStep(listener: StepListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The address has changed. The page that is being left is still on the screen. */
  depart({ location, goesBack, moves: allowed }: Move) {
    this.isCut = goesBack ? isMovedByBrowser() : stateOf(location.state).covered === true;
    const moves = this.moves(allowed);
    const before = this.location;
    this.location = location;
    this.isUnderMenu = stateOf(before?.state).menu === true;
    if (before && before.key !== location.key) {
      this.listeners.forEach((listener) => listener(before, location));
    }
    const from = this.shown;
    const to = stepOf(location);
    if (!from) return;
    this.noteScroll();
    if (from.page === to.page) {
      const isCalledBack = before && stepOf(before).page !== to.page;
      return isCalledBack && moves ? this.curtain?.turn() : this.curtain?.lift();
    }
    const clicked = this.takeClick(to.page);
    if (clicked) this.records.of(from.beneath ?? from.key).leftBy = clicked.link;
    if (moves) this.raiseCurtain(from, to, goesBack, clicked?.ground);
    else this.curtain?.lift();
  }

  /** Whether we animate the step that is being taken: not what the browser has, nor what nobody sees. */
  moves = (allowed: boolean) => allowed && !this.isCut;

  /** A step's page is on the screen. Answers only if it is a new page that followed another. */
  arrive({ location, goesBack, moves }: Move): Arrival | undefined {
    const step = stepOf(location);
    const before = this.shown;
    // The visitor went back before the next page had come.
    if (before?.key === step.key) {
      if (goesBack) this.returnFocus(step);
      return undefined;
    }
    const samePage = before?.page === step.page;
    const state = stateOf(location.state);
    this.shown = {
      ...step,
      beneath: state.stays ? (before?.beneath ?? before?.key) : undefined,
    };
    const { scrollY, leftBy } = this.records.of(step.key);
    if (!before) {
      restoreAfterLoad(scrollY);
      return undefined;
    }
    if (goesBack && !samePage && leftBy) bringCard(linkIn(leftBy));
    bringReader({
      ...state,
      hash: location.hash,
      scrollY: goesBack ? scrollY : undefined,
      goesBack,
      samePage,
      smooth: this.moves(moves),
    });
    if (samePage) return undefined;
    if (goesBack) this.returnFocus(step);
    return {
      entrance: this.settleCurtain() ? 'fade' : 'rise',
      isSilent: goesBack || location.hash !== '',
    };
  }

  /** Listens to what the visitor does. Returns a function that stops it. */
  listen(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    history.scrollRestoration = 'manual';
    addEventListener('click', this.noteClick, { signal, capture: true });
    addEventListener('scroll', this.noteScrollSoon, { signal, passive: true });
    addEventListener('pagehide', this.leaveSite, { signal });
    addEventListener('pageshow', this.returnToSite, { signal });
    return () => {
      listening.abort();
      history.scrollRestoration = 'auto';
    };
  }

  private readonly noteClick = (event: MouseEvent) => {
    const link = linkAt(event);
    this.clicked = link && {
      pathname: pageOf(link.pathname),
      link: positionOf(link),
      ground: groundBehind(link),
    };
  };

  /** The last click, if it led to this page. */
  private takeClick(page: string): Click | undefined {
    const { clicked } = this;
    this.clicked = undefined;
    return clicked?.pathname === pageOf(hrefOf(page)) ? clicked : undefined;
  }

  private noteScroll() {
    if (this.shown) this.records.of(this.shown.key).scrollY = scrollY;
  }

  private scrollTimer: ReturnType<typeof setTimeout> | undefined;

  /** Reading `scrollY` makes the browser lay the page out, which is too much for every frame. */
  private readonly noteScrollSoon = () => {
    this.scrollTimer ??= setTimeout(() => {
      this.scrollTimer = undefined;
      this.noteScroll();
    }, 100);
  };

  private readonly leaveSite = () => {
    this.noteScroll();
    // When the page is loaded again, the browser is best at finding the place.
    history.scrollRestoration = 'auto';
    this.records.save();
  };

  /** WebKit shows a page from its cache at the top: when it was left, it was too late to ask for more. */
  private readonly returnToSite = ({ persisted }: PageTransitionEvent) => {
    history.scrollRestoration = 'manual';
    const top = this.shown && this.records.of(this.shown.key).scrollY;
    if (persisted && top !== undefined) scrollTo({ top, behavior: 'instant' });
  };

  /** Reading goes on at the link by which the page was left, if it is still there. */
  private returnFocus({ key }: Step) {
    const { leftBy } = this.records.of(key);
    if (leftBy) linkIn(leftBy)?.focus({ preventScroll: true });
  }

  /** A case's ground and cover grow out of the link that opened it, and shrink when the visitor goes back. */
  private raiseCurtain(from: Step, to: Step, goesBack: boolean, clicked: Ground | undefined) {
    const record = this.records.of(from.key);
    this.closing = undefined;
    if (clicked && !goesBack) record.opened = { page: to.page, withWords: !!clicked.words };
    const start = record.opened?.page === to.page ? (clicked ?? groundOf(to.page)) : undefined;
    if (start) return this.curtain?.raise(start, headerAfter(start));
    const { opened } = this.records.of(to.key);
    const header = goesBack && opened?.page === from.page ? headerGround(opened) : undefined;
    if (!header) return this.curtain?.lift();
    this.closing = from.page;
    this.curtain?.raise(header, header.rect.height > 0 ? header : headerAfter(header));
  }

  /** Tells whether a ground has brought the new page to the screen. */
  private settleCurtain(): boolean {
    if (!this.curtain?.isUp) return false;
    const place = this.closing === undefined ? headerGround() : groundOf(this.closing);
    if (place) this.curtain?.settle(place);
    else this.curtain?.lift();
    return place !== undefined;
  }
}

/** A tab has one history, so there is one journey. */
export const journey = new Journey();

/**
 * Keeps the journey in step with the router. It stands before everything that reads the journey, so
 * that its effects run first.
 */
export function JourneyTracker() {
  const location = useLocation();
  const goesBack = useNavigationType() === 'POP';
  const moves = useMotionAllowed();
  useEffect(() => journey.listen(), []);
  const depart = useEffectEvent((to: Location) =>
    journey.depart({ location: to, goesBack, moves }),
  );
  useLayoutEffect(() => depart(location), [location]);
  return null;
}
