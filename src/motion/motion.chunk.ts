export { observeReveal } from './observe-reveal';
export { rise } from './entrances';
export { driveStage, playStage } from './stage-driver';
