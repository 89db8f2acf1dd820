/** Loaded as one chunk when the page is idle and motion is allowed. */
export { observeReveal } from './observe-reveal';
export { rise } from './entrances';
export { driveStage, playStage } from './stage-driver';
