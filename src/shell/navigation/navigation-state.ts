import type { HistoryEntry } from './history-entry';
import type { LinkPosition } from './links';

interface EntryRecord {
  scrollY?: number;
  leftBy?: LinkPosition;
  opened?: OpenedCase;
}

export interface OpenedCase {
  page: string;
  /** The ids of the shared elements from any of which the transition may have started. */
  from: readonly string[];
  /**
   * True if the element from which the case opened also shows the header's text, as the preview of
   * the next case does.
   */
  hasWords: boolean;
}

export interface FollowedLink {
  page: string;
  position: LinkPosition;
  cover?: Omit<OpenedCase, 'page'>;
}

interface ShownEntry extends HistoryEntry {
  /** If this entry opened an overlay, such as the menu: the key of the last entry without one. */
  beneath?: string;
}

export type NavigationState = {
  records: Readonly<Record<string, EntryRecord>>;
  link?: FollowedLink;
  /**
   * True if the site must not animate the navigation, because the browser has already animated it
   * or an overlay covers the page.
   */
  isInstant: boolean;
} & (
  | { phase: 'starting'; address?: HistoryEntry }
  | { phase: 'settled'; address: HistoryEntry; shown: ShownEntry }
  /** `leaving`: the address has changed, but the previous page is still on the screen. */
  | {
      phase: 'leaving';
      address: HistoryEntry;
      shown: ShownEntry;
      isUnderMenu: boolean;
      closing?: OpenedCase;
    }
);

interface Navigation {
  entry: HistoryEntry;
  /**
   * True after Back and Forward, for a document's first entry, and when the browser, not the
   * router, goes to a fragment, such as one typed into the address bar.
   */
  isPop: boolean;
  isMotionAllowed: boolean;
}

export type NavigationEvent =
  | { type: 'clicked'; link: FollowedLink | undefined }
  | { type: 'scrolled'; scrollY: number }
  | ({ type: 'address changed'; scrollY: number; hadUAVisualTransition: boolean } & Navigation)
  | ({ type: 'page shown' } & Navigation);

export type NavigationCommand =
  | { type: 'expand cover'; to: string; from: readonly string[]; isFromLink: boolean }
  | { type: 'shrink cover'; of: OpenedCase; to: string }
  | { type: 'turn cover back' }
  | { type: 'hide cover' }
  | { type: 'settle cover'; on: OpenedCase | { page: string } }
  | { type: 'restore scroll after load'; scrollY: number | undefined }
  | { type: 'reveal link'; link: LinkPosition }
  | { type: 'focus link'; link: LinkPosition }
  | { type: 'restore position'; position: Position }
  | { type: 'enter page'; announcesTitle: boolean };

export interface Position extends Pick<HistoryEntry, 'hash' | 'options'> {
  scrollY?: number;
  isPop: boolean;
  isSamePage: boolean;
  isSmooth: boolean;
}

type Reduced = [NavigationState, ...NavigationCommand[]];

export const startState = (
  scrollPositions: readonly (readonly [key: string, scrollY: number])[],
): NavigationState => ({
  phase: 'starting',
  isInstant: false,
  records: Object.fromEntries(scrollPositions.map(([key, scrollY]) => [key, { scrollY }])),
});

export function reduceNavigation(state: NavigationState, event: NavigationEvent): Reduced {
  switch (event.type) {
    case 'clicked':
      return [{ ...state, link: event.link }];
    case 'scrolled': {
      const { scrollY } = event;
      return [state.phase === 'starting' ? state : withRecord(state, state.shown.key, { scrollY })];
    }
    case 'address changed':
      return changeAddress(state, event);
    case 'page shown':
      return showPage(state, event);
  }
}

const withRecord = (state: NavigationState, key: string, change: EntryRecord): NavigationState => ({
  ...state,
  records: { ...state.records, [key]: { ...state.records[key], ...change } },
});

type AddressChanged = Extract<NavigationEvent, { type: 'address changed' }>;
type PageShown = Extract<NavigationEvent, { type: 'page shown' }>;

function changeAddress(state: NavigationState, event: AddressChanged): Reduced {
  const { entry, isPop, hadUAVisualTransition, scrollY } = event;
  const before = state.address;
  if (before?.key === entry.key) return [state];
  const isInstant = isPop ? hadUAVisualTransition : entry.options.covered === true;
  if (state.phase === 'starting') return [{ ...state, address: entry, isInstant }];

  const { shown } = state;
  const scrolled = withRecord(state, shown.key, { scrollY });
  const isAnimated = event.isMotionAllowed && !isInstant;
  if (shown.page === entry.page) {
    const returnedWhileLeaving = state.phase === 'leaving' && before?.page !== entry.page;
    const next: NavigationState = {
      ...scrolled,
      phase: 'settled',
      address: entry,
      shown,
      isInstant,
    };
    return [next, { type: returnedWhileLeaving && isAnimated ? 'turn cover back' : 'hide cover' }];
  }

  const link = state.link?.page === entry.page ? state.link : undefined;
  const left = link
    ? withRecord(scrolled, shown.beneath ?? shown.key, { leftBy: link.position })
    : scrolled;
  const opens = link?.cover && !isPop ? { ...link.cover, page: entry.page } : undefined;
  const noted = opens ? withRecord(left, shown.key, { opened: opens }) : left;
  const cover = isAnimated
    ? coverCommand(noted, shown, entry, { isPop, isFromLink: link !== undefined })
    : undefined;
  const next: NavigationState = {
    ...noted,
    link: undefined,
    phase: 'leaving',
    address: entry,
    shown,
    isInstant,
    isUnderMenu: before?.options.menu === true,
    ...(cover?.type === 'shrink cover' && { closing: cover.of }),
  };
  return [next, cover ?? { type: 'hide cover' }];
}

function coverCommand(
  { records }: NavigationState,
  from: HistoryEntry,
  to: HistoryEntry,
  { isPop, isFromLink }: { isPop: boolean; isFromLink: boolean },
): NavigationCommand | undefined {
  const opened = records[from.key]?.opened;
  if (opened?.page === to.page) {
    return { type: 'expand cover', to: to.page, from: opened.from, isFromLink };
  }
  const openedBefore = records[to.key]?.opened;
  if (!isPop || openedBefore?.page !== from.page) return undefined;
  return { type: 'shrink cover', of: openedBefore, to: to.page };
}

function showPage(state: NavigationState, event: PageShown): Reduced {
  const { entry, isPop, isMotionAllowed } = event;
  const { records, isInstant } = state;
  const { scrollY, leftBy } = records[entry.key] ?? {};
  const before = state.phase === 'starting' ? undefined : state.shown;
  const focusLink: NavigationCommand[] =
    isPop && leftBy ? [{ type: 'focus link', link: leftBy }] : [];
  // The visitor came back before the next page was on the screen.
  if (before?.key === entry.key) return [state, ...focusLink];

  const beneath = entry.options.preventScrollReset ? (before?.beneath ?? before?.key) : undefined;
  const next: NavigationState = {
    records,
    link: state.link,
    phase: 'settled',
    address: entry,
    shown: { ...entry, beneath },
    isInstant,
  };
  if (!before) return [next, { type: 'restore scroll after load', scrollY }];

  const isSamePage = before.page === entry.page;
  const restorePosition: NavigationCommand = {
    type: 'restore position',
    position: {
      hash: entry.hash,
      options: entry.options,
      scrollY: isPop ? scrollY : undefined,
      isPop,
      isSamePage,
      isSmooth: isMotionAllowed && !isInstant,
    },
  };
  if (isSamePage) return [next, restorePosition];
  const closing = state.phase === 'leaving' ? state.closing : undefined;
  return [
    next,
    // Before `restorePosition`, because scrolling a carousel to the link may scroll the page, too.
    ...(isPop && leftBy ? [{ type: 'reveal link', link: leftBy } as const] : []),
    restorePosition,
    ...focusLink,
    { type: 'settle cover', on: closing ?? { page: entry.page } },
    { type: 'enter page', announcesTitle: isPop || entry.hash !== '' },
  ];
}
