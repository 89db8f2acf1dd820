import type { Location } from 'react-router-dom';
import { pageOf } from '../../ui/href';

export interface HistoryEntry {
  /**
   * Includes the address, because the router's key is not unique: it is "default" for every entry
   * that the router did not create. Leaves out the query, because Inspect adds and removes it.
   */
  key: string;
  routerKey: string;
  page: string;
  hash: string;
  options: EntryOptions;
}

export interface EntryOptions {
  menu?: boolean;
  preventScrollReset?: boolean;
  preventFocusReset?: boolean;
  /** True if an overlay, such as the tour, covers the page, so that the page is not animated. */
  covered?: boolean;
}

export const optionsOf = (state: unknown): EntryOptions =>
  typeof state === 'object' && state !== null ? state : {};

export const entryOf = ({ key, pathname, hash, state }: Location): HistoryEntry => ({
  key: `${key} ${pathname}${hash}`,
  routerKey: key,
  page: pageOf(pathname),
  hash,
  options: optionsOf(state),
});
