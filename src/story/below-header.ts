/** In one chunk, which a prerendered story fetches after its header is hydrated. */
export { Ending } from './Ending';
export { StoryBody } from './StoryBody';
