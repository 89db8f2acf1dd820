import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { question } from '../../content/question';
import { themed } from '../../content/theme-color';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'MiniMart',
  description: draft(
    'Dashboard redesign for an e-commerce marketplace of SaaS apps for small and medium businesses.',
  ),
  lead: 'A redesign of the dashboard where small and medium business owners manage apps from a SaaS marketplace.',
  outcome: 'Dashboard: four columns became two',
  employer:
    question('What is the employer called, if it may be named?') ?? draft('SaaS marketplace'),
  jobTitle: draft('UX/UI Designer'),
  teamSize: figures.marketplaceTeam.value,
  when: question('When was the redesign, and how long did it take?'),
  tags: ['SaaS dashboard', 'User testing'],
  colors: {
    background: themed('#f5b82e', '#4d2a04'),
    foreground: themed('#1c1815', '#ffdf94'),
    accent: themed('#b83a1e', '#f5b82e'),
    tint: '#f5b82e',
  },
  cover: {
    file: 'cover.svg',
    placeholderFor: 'A screenshot of the redesign',
    alt: draft(
      'A dashboard drawn as a shop with an awning: three groups of links, two columns of cards, and one yellow card.',
    ),
  },
  coverForm: 'ground',
};
