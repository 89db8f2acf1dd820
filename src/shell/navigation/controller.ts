import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { useMotionAllowed } from '../../motion/preference';
import { pageOf, pathOf } from '../../ui/href';
import { opensFromIds } from '../../ui/shared-element';
import {
  headerRects,
  headerSnapshot,
  snapshotBehind,
  snapshotIn,
  type CoverSnapshot,
} from './cover-snapshot';
import type { CoverTransition } from './cover-transition';
import { entryOf, type HistoryEntry } from './history-entry';
import { linkAt, linkAtPosition, positionOf } from './links';
import {
  reduceNavigation,
  startState,
  type NavigationCommand,
  type NavigationEvent,
  type NavigationState,
} from './navigation-state';
import { hadUAVisualTransition } from './page-router';
import {
  loadScrollPositions,
  restorePosition,
  restoreScrollAfterLoad,
  saveScrollPositions,
} from './restore-position';

interface Shown {
  location: Location;
  isPop: boolean;
  isMotionAllowed: boolean;
}

export interface PageEnter {
  keyframes: 'moveUp' | 'fade';
  /**
   * True if focus does not move to the page's heading: after Back or Forward, and for a URL with a
   * fragment. A live region announces the page's title instead.
   */
  announcesTitle: boolean;
}

type EntryListener = (from: HistoryEntry, to: HistoryEntry) => void;

class NavigationController {
  private state: NavigationState | undefined;
  private transition: CoverTransition | undefined;
  private clicked: CoverSnapshot | undefined;
  private readonly listeners = new Set<EntryListener>();

  loadTransition(element: HTMLElement) {
    import('./cover-transition').then(
      ({ CoverTransition }) => (this.transition ??= new CoverTransition(element)),
      () => {},
    );
  }

  onEntry(listener: EntryListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** To be called when the address has changed, while the previous page is still on the screen. */
  changeAddress({ location, ...rest }: Shown) {
    const entry = entryOf(location);
    const before = this.current.address;
    if (before?.key === entry.key) return;
    if (before) this.listeners.forEach((listener) => listener(before, entry));
    this.dispatch({
      type: 'address changed',
      entry,
      ...rest,
      scrollY,
      hadUAVisualTransition: hadUAVisualTransition(),
    });
  }

  /**
   * To be called when the page of the current address is on the screen. Returns undefined unless
   * that page has replaced another.
   */
  showPage(shown: Shown): PageEnter | undefined {
    this.changeAddress(shown);
    const { location, ...rest } = shown;
    return this.dispatch({ type: 'page shown', entry: entryOf(location), ...rest });
  }

  isAnimated = (isMotionAllowed: boolean) => isMotionAllowed && !this.current.isInstant;

  get isUnderMenu() {
    return this.current.phase === 'leaving' && this.current.isUnderMenu;
  }

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

  private get current(): NavigationState {
    return (this.state ??= startState(loadScrollPositions()));
  }

  private dispatch(event: NavigationEvent): PageEnter | undefined {
    const [state, ...commands] = reduceNavigation(this.current, event);
    this.state = state;
    let isCovered = false;
    for (const command of commands) {
      if (command.type === 'settle cover') isCovered = this.settleCover(command.on);
      else if (command.type !== 'enter page') this.perform(command);
      else
        return { keyframes: isCovered ? 'fade' : 'moveUp', announcesTitle: command.announcesTitle };
    }
    return undefined;
  }

  private perform(command: Exclude<NavigationCommand, { type: 'settle cover' | 'enter page' }>) {
    switch (command.type) {
      case 'expand cover': {
        const clicked = command.isFromLink ? this.clicked : undefined;
        const start = clicked ?? snapshotIn(command.to, command.from);
        this.clicked = undefined;
        if (!start) return this.transition?.hide();
        const toward = headerRects(command.to, start);
        this.transition?.start(start, toward);
        return this.transition?.showHeader(toward);
      }
      case 'shrink cover': {
        const header = headerSnapshot(command.of);
        const isVisible = header && header.rect.height > 0;
        if (!header) return this.transition?.hide();
        return this.transition?.start(header, isVisible ? header : headerRects(command.to, header));
      }
      case 'turn cover back':
        return this.transition?.turn();
      case 'hide cover':
        return this.transition?.hide();
      case 'restore scroll after load':
        return restoreScrollAfterLoad(command.scrollY);
      case 'reveal link':
        return linkAtPosition(command.link)?.scrollIntoView({
          inline: 'start',
          block: 'nearest',
          behavior: 'instant',
        });
      case 'focus link':
        return linkAtPosition(command.link)?.focus({ preventScroll: true });
      case 'restore position':
        return restorePosition(command.position);
    }
  }

  private settleCover(on: Extract<NavigationCommand, { type: 'settle cover' }>['on']): boolean {
    if (!this.transition?.isRunning) return false;
    const target = 'from' in on ? snapshotIn(on.page, on.from) : headerSnapshot({ page: on.page });
    if (target) this.transition.settle(target);
    else this.transition.hide();
    return target !== undefined;
  }

  private readonly noteClick = (event: MouseEvent) => {
    const element = linkAt(event);
    this.clicked = element && snapshotBehind(element);
    const link = element && {
      page: pageOf(pathOf(element.pathname)),
      position: positionOf(element),
      ...(this.clicked && {
        cover: {
          from: opensFromIds(element),
          hasWords: this.clicked.words !== undefined,
        },
      }),
    };
    this.dispatch({ type: 'clicked', link });
  };

  private scrollTimer: ReturnType<typeof setTimeout> | undefined;

  /** Throttled, because reading `scrollY` forces a layout. */
  private readonly noteScrollSoon = () => {
    this.scrollTimer ??= setTimeout(() => {
      this.scrollTimer = undefined;
      this.dispatch({ type: 'scrolled', scrollY });
    }, 100);
  };

  private readonly leaveSite = () => {
    this.dispatch({ type: 'scrolled', scrollY });
    // After a reload, the browser restores the scroll position better than a script can.
    history.scrollRestoration = 'auto';
    saveScrollPositions(
      Object.entries(this.current.records).flatMap(([key, record]) =>
        record.scrollY === undefined ? [] : [[key, record.scrollY]],
      ),
    );
  };

  /** WebKit does not restore the scroll position of a page from its back/forward cache. */
  private readonly returnToSite = ({ persisted }: PageTransitionEvent) => {
    history.scrollRestoration = 'manual';
    const { current } = this;
    const top =
      current.phase === 'starting' ? undefined : current.records[current.shown.key]?.scrollY;
    if (persisted && top !== undefined) scrollTo({ top, behavior: 'instant' });
  };
}

export const navigationController = new NavigationController();

export function useNavigationController() {
  const location = useLocation();
  const isPop = useNavigationType() === 'POP';
  const isMotionAllowed = useMotionAllowed();
  useEffect(() => navigationController.listen(), []);
  const changeAddress = useEffectEvent((to: Location) =>
    navigationController.changeAddress({ location: to, isPop, isMotionAllowed }),
  );
  // This is a layout effect because the cover transition must measure the next page's header as soon
  // as `Layout` has added it, still hidden.
  useLayoutEffect(() => changeAddress(location), [location]);
}
