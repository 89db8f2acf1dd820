import type { Story } from '../content/types';
import type { Card } from './cards';

/** Returns a line of the story's summary, or the story's lead until its code has loaded. */
export const textOf = ({ says, story }: Card, shown: Story | undefined): string =>
  shown ? (shown.summary ?? shown.brief)[says] : story.tile.lead;
