import type { Location } from 'react-router-dom';
import { pageOf } from '../current-page';

export interface HistoryEntry {
  /**
   * The router's key and the address. The router's key is not unique: it is "default" for entries
   * that the router did not create, such as the one at which the visitor entered the site.
   */
  key: string;
  routerKey: string;
  page: string;
  hash: string;
  options: EntryOptions;
}

/** Options of a navigation, stored in `location.state`. */
export interface EntryOptions {
  menu?: boolean;
  /** Keeps the scroll position, because an overlay opens or closes over the page. */
  preventScrollReset?: boolean;
  preventFocusReset?: boolean;
  /** True if an overlay covers the page immediately, so the page is not animated. */
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
