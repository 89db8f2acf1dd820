import type { Location } from 'react-router-dom';
import { pageOf } from '../current-page';

/** An entry of the tab's history. */
export interface HistoryEntry {
  /** Unique in the tab. */
  key: string;
  /** The router's own: the first entry of every document has "default". */
  routerKey: string;
  page: string;
  hash: string;
  options: EntryOptions;
}

/** The options of a navigation, in `location.state`. */
export interface EntryOptions {
  /** The menu is open over the page. */
  menu?: boolean;
  /** Keeps the scroll position, because something opens over the page. */
  preventScrollReset?: boolean;
  preventFocusReset?: boolean;
  /** True if an overlay covers the page at once, so the page is not animated. */
  covered?: boolean;
}

export const optionsOf = (state: unknown): EntryOptions =>
  typeof state === 'object' && state !== null ? state : {};

export const entryOf = ({ key, pathname, search, hash, state }: Location): HistoryEntry => ({
  key: `${key} ${pathname}${search}${hash}`,
  routerKey: key,
  page: pageOf(pathname),
  hash,
  options: optionsOf(state),
});
