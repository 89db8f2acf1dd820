/** Loaded in one chunk when the visitor reaches the stories. */
export { Skills } from './Skills';
export { Stories } from './Stories';
