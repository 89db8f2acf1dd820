import type { Story } from '../content/types';
import { Brief } from './Brief';
import { Chapters } from './Chapters';

// On a direct visit to a case, this chunk loads after the page's header is hydrated.

export { Ending } from './Ending';

export const StoryBody = ({ story }: { story: Story }) => (
  <>
    <Brief brief={story.brief} header={story.header} />
    <Chapters story={story} />
  </>
);
