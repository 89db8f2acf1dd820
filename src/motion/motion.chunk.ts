/** The code that animates, in one chunk: fetched when the page is idle, and only where motion is allowed. */
export { observeReveal } from './observe-reveal';
export { countUp, rise } from './entrances';
export { driveStage, playStage } from './stage-driver';
