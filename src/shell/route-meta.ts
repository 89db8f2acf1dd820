import type { ComponentType } from 'react';
import type { Colors, PageHead } from '../content/types';

/** The metadata of a page that the shell uses. */
export interface RouteMeta {
  kind?: 'case';
  path?: string;
  head: PageHead;
  /** The colors of the page's header, unless it uses the site's own. */
  colors?: Colors;
  /** A case's header, rendered hidden as the target of the transition before the page mounts. */
  Header?: ComponentType;
}
