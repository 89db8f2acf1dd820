import type { ComponentType } from 'react';
import type { Colors, PageHead } from '../content/types';

/** What the shell knows of the page that is shown. */
export interface RouteMeta {
  kind?: 'case';
  path?: string;
  head: PageHead;
  /** The background that the page's header stands on, where it is not paper. */
  colors?: Colors;
  /** The header of a case, whose picture travels to it before the page has come. */
  Header?: ComponentType;
}
