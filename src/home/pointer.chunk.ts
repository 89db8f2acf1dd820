export { Eyes } from './Eyes';
export { Plant } from './Plant';
