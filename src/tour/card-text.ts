import type { Story } from '../content/types';
import type { Card } from './cards';

export const textOf = ({ says, story }: Card, loaded: Story | undefined): string =>
  loaded ? (loaded.summary ?? loaded.brief)[says] : story.tile.lead;
