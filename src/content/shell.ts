import { draft } from './draft';
import { owner } from './owner';
import { question } from './question';
import type { LinkTo } from './types';

export const navigation: readonly LinkTo[] = [
  { label: 'Home', to: '/' },
  { label: 'About', to: '/about' },
  { label: 'Work', to: '/work' },
  { label: 'Contact', to: '/contact' },
];

export const inspect = {
  name: 'Inspect',
  open: 'Inspect this site',
  failed: 'Inspect is unavailable',
};

export const noConnection = 'You’re offline. The link opens once you’re back online.';

export const resumeLink = {
  label: 'Resume (PDF)',
  to: owner.resume,
  newTab: true,
} satisfies LinkTo;

export const footer = {
  call: 'Let’s Connect!',
  site: 'Site',
  profiles: 'Profiles and email',
  links: [
    { label: 'Home', to: '/' },
    { label: 'About', to: '/about' },
    { label: 'Work', to: '/work' },
    resumeLink,
    { label: 'Contact', to: '/contact' },
  ] satisfies LinkTo[],
  credits: `${question('Which tool, code editor, and code host do the credits name?') ?? draft('Designed in Figma, coded in VS Code,')} built with React and CSS, ${draft('deployed via GitHub.')}`,
  rights: draft('All rights reserved'),
};
