import { draft } from './draft';
import { owner } from './owner';
import type { LinkTo } from './types';

export const navigation: readonly LinkTo[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
  { label: 'Work', to: '/work' },
  { label: 'Contact', to: '/contact' },
];

export const footer = {
  call: 'Let’s Connect!',
  links: [
    { label: 'Home', to: '/' },
    { label: 'About', to: '/about' },
    { label: 'Resume (PDF)', to: owner.resume, newTab: true },
    { label: 'Contact', to: '/contact' },
  ] satisfies LinkTo[],
  credits: draft(
    'Designed in Figma, coded in Visual Studio Code, built with React and CSS, deployed with GitHub Pages.',
  ),
  rights: draft('All rights reserved'),
};
