import { themed } from '../../content/theme-color';

export const ink = '#1c1815';
export const clay = '#b83a1e';
export const sun = '#f5b82e';

/** In the dark theme, the shop is a dark room in warm light. */
export const words = themed(ink, '#fff0cc');
export const quiet = themed('#5f5443', '#fff0cc');
export const chip = themed('#e8dcc4', '#5d4322');
export const hairline = themed('#d9c48f', '#8a6a36');
export const room = themed('#fffaf0', '#3b2513');

export const gray = {
  room: themed('#ece7de', '#3a332c'),
  bar: themed('#d3cabd', '#453c33'),
  side: themed('#dcd4c7', '#453c33'),
  card: themed('#d3cabd', '#554b41'),
  button: themed('#bfb5a7', '#62574b'),
  head: themed('#b5aa9b', '#6e6255'),
} as const;
