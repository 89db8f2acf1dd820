/** Loaded when a pointer or focus first moves in Home's first view. */
export { Eyes } from './Eyes';
export { Plant } from './Plant';
