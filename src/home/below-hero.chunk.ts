/** A prerendered Home loads this chunk when the visitor reaches the stories. */
export { Skills } from './Skills';
export { Stories } from './Stories';
