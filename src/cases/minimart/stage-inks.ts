import { themed } from '../../content/theme-color';

export const ink = '#1c1815';
export const clay = '#b83a1e';
export const brick = themed(clay, '#8f2a13');
export const darkBrick = themed('#8f2a13', '#5f1a0b');
export const sun = '#f5b82e';

export const words = themed(ink, '#fff0cc');
export const quiet = themed('#5f5443', '#e8d6ad');
export const chip = themed('#e8dcc4', '#4a3826');
export const hairline = themed('#d9c48f', '#6b4a2c');
export const room = themed('#fffaf0', '#2a160c');
export const sideRoom = themed('#fff0cc', '#1c0f08');

export const gray = {
  room: themed('#ece7de', '#262120'),
  bar: themed('#d3cabd', '#332c2a'),
  side: themed('#dcd4c7', '#332c2a'),
  card: themed('#d3cabd', '#453d3a'),
  button: themed('#bfb5a7', '#5c524e'),
  head: themed('#b5aa9b', '#6b605b'),
} as const;
