import { accent } from '../theme/tokens.ts';

export const logoShape = {
  fruit: 'M17 9.5c4-2.2 12 .5 12 10.2C29 27 23.5 31.5 17 31.5L11 20z',
  half: 'M17 9.5c-4-2.2-12 .5-12 10.2C5 27 10.5 31.5 17 31.5c-3.8-6-4.4-15 0-22z',
  leaf: 'M17 9.5c.2-4.7 4-7.3 9.5-6.7.2 4.9-4 7.7-9.5 6.7z',
};

export const logoColors = { fruit: accent.dark, half: accent.light, leaf: '#2f8059' };
