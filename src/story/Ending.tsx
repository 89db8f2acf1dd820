import { LastStory } from './LastStory';
import { NextStory, type StoryCover } from './NextStory';

interface Props {
  next?: StoryCover;
  all: readonly StoryCover[];
}

/** Where a story leads: to the next one, or after the last to all of them. */
export const Ending = ({ next, all }: Props) =>
  next ? <NextStory {...next} /> : <LastStory stories={all} />;
