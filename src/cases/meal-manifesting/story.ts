import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { owner } from '../../content/owner';
import type { Story } from '../../content/types';

export const story: Story = {
  header: {
    logo: {
      file: 'logo.svg',
      alt: 'Meal Inventory & Manifesting logo: a meal cover with a check mark',
    },
    position: draft(
      'I designed the flows and screens for pre-order, manifest and inventory, and kept the three in step.',
    ),
    deliverables: ['App design', draft('User flows'), draft('Prototype')],
    tools: [draft('Figma'), draft('Axure RP')],
  },
  brief: {
    outcome: draft('One app in which a pre-order updates the manifest and the count by itself.'),
    problem: draft('Orders, passenger lists and trays were tracked in different places.'),
    part: `Flows and screens, in a team of ${figures.mealTeam.value}.`,
    decision: draft('Follow one ticket through all three screens, and show it everywhere.'),
  },
  premise: draft('A tray does not know which list it is on.'),
  chapters: [
    {
      kind: 'goals',
      id: 'goals',
      points: [
        {
          title: 'Pre-order',
          items: [draft('Take a meal order at the seat in a few taps')],
        },
        { title: 'Manifest', items: [draft('See who gets what, by seat, in one list')] },
        { title: 'Inventory', items: [draft('Know how many trays are left without counting')] },
      ],
    },
    {
      kind: 'users',
      id: 'users',
      points: [
        { title: 'In-flight staff', items: [draft('On their feet, with one free hand')] },
        { title: 'In the galley', items: [draft('Little light, little room, little time')] },
        { title: 'In the cabin', items: [draft('In a conversation, not on a screen')] },
      ],
    },
    {
      kind: 'problems',
      id: 'problems',
      points: [
        {
          title: 'Orders',
          items: [draft('Written down twice, once at the seat, once in the galley')],
        },
        { title: 'Lists', items: [draft('Out of date as soon as they were printed')] },
        { title: 'Trays', items: [draft('Counted by hand, again and again')] },
      ],
    },
    {
      kind: 'approach',
      id: 'approach',
      title: draft('One ticket, three screens.'),
      lead: draft(
        'I drew the way of a single order from seat to tray first. The three screens are what that order passes through.',
      ),
      blocks: [
        {
          kind: 'scene',
          id: 'from-order-to-tray',
          title: draft('From order to tray'),
          steps: [
            { title: draft('In the galley'), text: draft('An empty pre-order form on a phone.') },
            {
              title: draft('An order'),
              text: draft('A meal is chosen, and a ticket leaves the phone.'),
            },
            {
              title: draft('The manifest'),
              text: draft('Tickets from many seats fall into the rows of the manifest.'),
            },
            {
              title: draft('The count'),
              text: draft('Trays count down as rows are checked off.'),
            },
            {
              title: draft('In step'),
              text: draft('Pre-order, manifest and inventory side by side, joined by one line.'),
            },
          ],
          alt: draft(
            'A ticket travels along one line from the pre-order to the manifest to the inventory; below them a seat row, a galley cart and a meal tray.',
          ),
        },
      ],
    },
    {
      kind: 'media',
      id: 'media',
      title: draft('The app.'),
      lead: draft('Place a pre-order and follow it to the count.'),
      blocks: [
        {
          kind: 'prototype',
          id: 'try-the-app',
          title: draft('Try the app'),
          description: draft('Order a meal, check it off in the manifest, watch the inventory.'),
          height: 450,
          address: owner.prototypes.meal,
          poster: {
            file: 'three-screens',
            phone: 'preorder',
            alt: draft('Pre-order, manifest and inventory side by side.'),
          },
        },
        {
          kind: 'text',
          id: 'three-screens',
          title: draft('Three screens'),
          description: [draft('Each does one thing, and each shows what the other two have done.')],
          columns: 3,
          pictures: [
            {
              file: 'preorder',
              alt: draft('The pre-order screen: seat, choice of meals with dietary marks, notes.'),
              caption: 'Pre-order',
            },
            {
              file: 'manifest',
              alt: draft('The manifest: orders by seat, each with a check mark once it is served.'),
              caption: 'Manifest',
            },
            {
              file: 'inventory',
              alt: draft('The inventory: trays left of each meal, one of them low.'),
              caption: 'Inventory',
            },
          ],
        },
        {
          kind: 'text',
          id: 'from-wireframe',
          title: draft('From wireframe to screen'),
          description: [draft('The same layout in gray and finished.')],
          columns: 2,
          pictures: [
            {
              file: 'three-screens.wireframe',
              phone: 'three-screens-cut.wireframe',
              alt: draft('Gray wireframe of pre-order, manifest and inventory side by side.'),
              caption: draft('Wireframe'),
            },
            {
              file: 'three-screens',
              phone: 'three-screens-cut',
              alt: draft('Pre-order, manifest and inventory side by side, finished.'),
              caption: draft('Finished'),
            },
          ],
        },
        {
          kind: 'text',
          id: 'flow',
          title: draft('The flow between them'),
          description: [draft('A ticket is written once. Everything else follows from it.')],
          pictures: [
            {
              file: 'flow.svg',
              phone: 'flow-phone.svg',
              alt: draft(
                'A ticket travels along one line from the pre-order to the manifest to the inventory; with them a seat row, a galley cart and a meal tray.',
              ),
              caption: draft('One order, three screens'),
            },
          ],
        },
      ],
    },
    {
      kind: 'skills',
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Flow design'),
          text: draft('Following one thing through a system instead of drawing screens apart.'),
        },
        {
          title: draft('Designing for a workplace'),
          text: draft('One hand, poor light, a cart in the way.'),
        },
        {
          title: draft('Team work'),
          text: `Keeping three screens in step in a team of ${figures.mealTeam.value}.`,
        },
      ],
    },
  ],
};
