import type { Story } from '../content/types';
import type { Card } from './cards';

/** A line of the story's brief; until the story comes, its lead. */
export const textOf = ({ says, story }: Card, shown: Story | undefined): string =>
  shown ? shown.brief[says] : story.tile.lead;
