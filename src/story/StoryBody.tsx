import type { Story } from '../content/types';
import { Brief } from './Brief';
import { Chapters } from './Chapters';

export const StoryBody = ({ story }: { story: Story }) => (
  <>
    <Brief brief={story.brief} header={story.header} />
    <Chapters story={story} />
  </>
);
