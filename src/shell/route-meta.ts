import type { ComponentType } from 'react';
import type { Colors, PageHead } from '../content/types';

export interface RouteMeta {
  kind?: 'case';
  path?: string;
  head: PageHead;
  colors?: Colors;
  Header?: ComponentType;
}
