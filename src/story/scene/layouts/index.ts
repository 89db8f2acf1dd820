import type { ComponentType, ReactNode } from 'react';
import type { SceneLayout } from '../../../content/types';
import { AddressBar } from './address-bar';
import { Beside } from './beside';
import { OnDisplay } from './on-display';
import { Ruler } from './ruler';
import { Subtitles } from './subtitles';
import { Tickets } from './tickets';
import { WallLabels } from './wall-labels';

export const layouts: Record<SceneLayout, ComponentType<{ children: ReactNode }>> = {
  'address-bar': AddressBar,
  beside: Beside,
  'on-display': OnDisplay,
  ruler: Ruler,
  subtitles: Subtitles,
  tickets: Tickets,
  'wall-labels': WallLabels,
};
