import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { question } from '../../content/question';
import { themed } from '../../content/theme-color';
import type { Tile } from '../../content/types';

export const tile: Tile = {
  name: 'Meal Inventory & Manifesting',
  description: 'A meal pre-order (“manifesting”) and inventory app for flight attendants.',
  lead: 'A meal inventory and pre-order (“manifesting”) app for in-flight staff at an airline.',
  outcome: 'One app design for orders and inventory',
  employer: question('What is the airline called, if it may be named?') ?? draft('Airline'),
  jobTitle: draft('UX/UI Designer'),
  teamSize: figures.mealTeam.value,
  when: question('When was the app designed, and how long did it take?'),
  tags: ['App design', 'Airline'],
  colors: { background: themed('#b83a1e', '#701f0e'), foreground: '#f4efe6', accent: '#ffa777' },
  cover: {
    file: 'cover.svg',
    placeholderFor: 'A screenshot of the app',
    alt: draft(
      'A meal tray beside a phone with the manifest; a dotted line joins the order of seat 2D to its dish, salmon.',
    ),
  },
  coverForm: 'bleed left',
};
