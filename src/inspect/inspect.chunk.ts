/** All of Inspect besides its button. Loaded when it is turned on. */
export { Inspector } from './Inspector';
