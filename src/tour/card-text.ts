import type { Story } from '../content/types';
import type { Card } from './cards';

/** `shown` is undefined until the story has loaded. */
export const textOf = ({ says, story }: Card, shown: Story | undefined): string =>
  shown ? (shown.summary ?? shown.brief)[says] : story.tile.lead;
