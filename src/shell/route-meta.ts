import type { ComponentType } from 'react';
import type { Colors, PageHead } from '../content/types';

export interface RouteMeta {
  kind?: 'case';
  path?: string;
  head: PageHead;
  colors?: Colors;
  /** First rendered hidden, so that the cover transition can measure where to end. */
  Header?: ComponentType;
}
