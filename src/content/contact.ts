import { draft } from './draft';
import { owner } from './owner';
import { question } from './question';
import type { Picture } from './types';

export const contact = {
  quote:
    question('Which quote about networking is yours, and whose is it?') ??
    draft('The currency of real networking is not greed but generosity.'),
  quoteBy: draft('Keith Ferrazzi'),
  letter: {
    file: 'letter.svg',
    placeholderFor: 'A picture of mine',
    alt: draft('An open envelope with a letter that says Hi!'),
  } satisfies Picture,
  /** The second word is drawn in a frame. */
  title: ['Let’s', 'Connect!'],
  links: [
    { kind: 'Email', label: owner.mail, to: `mailto:${owner.mail}` },
    { kind: 'Profile', label: owner.profile.label, to: owner.profile.address, newTab: true },
    { kind: 'Code', label: owner.codeHost.label, to: owner.codeHost.address, newTab: true },
    { kind: 'Resume', label: 'PDF', to: owner.resume, newTab: true },
  ],
};
