import type { Story } from '../content/types';
import type { Card } from './cards';

/** Returns the card's line of the story's summary or, until the story has loaded, its lead. */
export const textOf = ({ says, story }: Card, shown: Story | undefined): string =>
  shown ? (shown.summary ?? shown.brief)[says] : story.tile.lead;
