import { draft } from './draft';
import { owner } from './owner';
import type { LinkTo } from './types';

export const navigation: readonly LinkTo[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
  { label: 'Work', to: '/work' },
  { label: 'Contact', to: '/contact' },
];

export const noConnection = 'No connection right now. The next page opens as soon as it is back.';

export const footer = {
  call: 'Let’s Connect!',
  stories: 'Stories',
  site: 'Site',
  links: [
    { label: 'Home', to: '/' },
    { label: 'About', to: '/about' },
    { label: 'Work', to: '/work' },
    { label: 'Projects', to: '/projects' },
    { label: 'Resume (PDF)', to: owner.resume, newTab: true },
    { label: 'Contact', to: '/contact' },
  ] satisfies LinkTo[],
  credits: `${draft('Designed in Figma, coded in Visual Studio Code,')} built with React and CSS, ${draft('deployed with GitHub Pages.')}`,
  rights: draft('All rights reserved'),
};
