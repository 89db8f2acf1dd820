import type { Story } from '../content/types';
import { Brief } from './Brief';
import type { StoryTile } from './case-files';
import { Chapters } from './Chapters';
import { LastStory } from './LastStory';
import { NextStory } from './NextStory';

// A prerendered story loads this chunk after its header is hydrated.

export const StoryBody = ({ story }: { story: Story }) => (
  <>
    <Brief brief={story.brief} header={story.header} />
    <Chapters story={story} />
  </>
);

interface EndingProps {
  next?: StoryTile;
  all: readonly StoryTile[];
}

export const Ending = ({ next, all }: EndingProps) =>
  next ? <NextStory {...next} /> : <LastStory stories={all} />;
