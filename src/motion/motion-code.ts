/** What moves things: fetched when the page is quiet, and only where they may move. */
export { awaitArrival } from './await-arrival';
export { countUp, rise } from './entrances';
export { driveStage } from './stage-driver';
