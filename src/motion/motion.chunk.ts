export { observeReveal, rise } from './reveal';
export { driveStage, playStage } from './stage-driver';
