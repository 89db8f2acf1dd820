/** Loaded in one chunk when the visitor reaches Home's figures. */
export { CoverCut } from './CoverCut';
export { Skills } from './Skills';
export { Stories } from './Stories';
