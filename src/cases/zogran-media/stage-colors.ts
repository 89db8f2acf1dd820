import { themed } from '../../content/theme-color';

export const night = '#062c30';
export const bright = '#5fe0d2';
export const deep = '#0b4f55';
export const teal = '#148087';
export const cream = '#f4efe6';
export const peach = '#ffa777';
export const gold = '#f5b82e';
export const clay = '#b83a1e';

export const paper = themed(cream, '#0d3a3f');
export const band = themed('#e6ece3', '#124950');
export const rule = themed('#cfd9d0', '#1f6167');
export const emblem = themed(deep, '#1c8f96');
export const words = themed(night, '#ecf7f2');
/** The paper slips and the wireframe on them. */
export const sketch = {
  slip: themed('#fffdf7', '#17666d'),
  edge: themed('#b3a899', '#052427'),
  dot: themed('#cfc6b9', '#1d5a60'),
  box: themed('#d5ccbf', '#1c757c'),
  line: themed('#b3a899', '#0b4147'),
  cross: themed('#8f867a', '#7cc4c3'),
} as const;
/** In the dark theme, separates the drawn window from the background. */
export const outline = themed('transparent', '#1c8f96');

export const display = 'var(--display)';
