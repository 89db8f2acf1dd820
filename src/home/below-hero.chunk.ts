/** One chunk. A prerendered Home loads it when the visitor reaches the stories. */
export { Skills } from './Skills';
export { Stories } from './Stories';
