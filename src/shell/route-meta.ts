import type { ComponentType } from 'react';
import type { Colors, PageHead } from '../content/types';

export interface RouteMeta {
  kind?: 'case';
  path?: string;
  head: PageHead;
  colors?: Colors;
  /**
   * A case's header. `Layout` renders it hidden before the page, so that the cover transition can
   * measure where to end.
   */
  Header?: ComponentType;
}
