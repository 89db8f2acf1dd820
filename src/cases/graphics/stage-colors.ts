import { themed } from '../../content/theme-color';

export const plum = '#4a1942';
export const eggplant = '#33102d';
const wallOf = (percent: number) => `color-mix(in srgb,var(--background),#b8759f ${percent}%)`;
export const wallColor = themed(wallOf(15), '#1a0717');
export const wire = themed(wallOf(40), '#4d2645');
/** Keeps the edges of plum pieces visible on the wall. */
export const edge = themed(wallOf(70), '#7d4a72');
export const spot = themed('#ff7ab0', '#d983ab');
export const pink = '#ff8fb8';
export const peach = '#ffa777';
export const blush = '#ffd9b8';
export const cream = '#f4efe6';
export const yellow = '#f5b82e';
export const clay = '#b83a1e';
export const pine = '#17402f';
