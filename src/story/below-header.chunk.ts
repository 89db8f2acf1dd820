/** One chunk, which a prerendered story loads after its header is hydrated. */
export { Ending } from './Ending';
export { StoryBody } from './StoryBody';
