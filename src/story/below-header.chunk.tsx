import type { Story } from '../content/types';
import { Brief } from './Brief';
import { Chapters } from './Chapters';

// A prerendered story loads this chunk after its header is hydrated.

export { Ending } from './Ending';

export const StoryBody = ({ story }: { story: Story }) => (
  <>
    <Brief brief={story.brief} header={story.header} />
    <Chapters story={story} />
  </>
);
