/** All of Inspect except its button and its state. Loaded when Inspect is turned on. */
export { Inspector } from './Inspector';
