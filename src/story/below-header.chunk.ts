/** A prerendered story loads this chunk after its header is hydrated. */
export { Ending } from './Ending';
export { StoryBody } from './StoryBody';
