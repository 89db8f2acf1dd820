import type { ComponentType } from 'react';
import type { Colors, PageHead } from '../content/types';

export interface RouteMeta {
  kind?: 'case';
  path?: string;
  head: PageHead;
  colors?: Colors;
  /** A case's header, rendered hidden as the target of the transition before the page mounts. */
  Header?: ComponentType;
}
