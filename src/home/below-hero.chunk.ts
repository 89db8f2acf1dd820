/** In one chunk, which a prerendered Home fetches when the reader has come to the figures. */
export { CoverCut } from './CoverCut';
export { Skills } from './Skills';
export { Stories } from './Stories';
