import type { StoryTile } from './case-files';
import { LastStory } from './LastStory';
import { NextStory } from './NextStory';

interface Props {
  next?: StoryTile;
  all: readonly StoryTile[];
}

export const Ending = ({ next, all }: Props) =>
  next ? <NextStory {...next} /> : <LastStory stories={all} />;
