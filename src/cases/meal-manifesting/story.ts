import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { owner } from '../../content/owner';
import { question } from '../../content/question';
import type { Story } from '../../content/types';

export const story: Story = {
  header: {
    logo: {
      file: 'logo.svg',
      placeholderFor: 'The logo',
      alt: 'Meal Inventory & Manifesting logo: a meal cover with a check mark',
    },
    position: question(
      'Which screens did you design, what did the other eight do, and what did you hand over?',
    ),
    deliverables: ['App design', draft('User flows'), draft('Prototype')],
    tools: [draft('Figma'), draft('Axure RP')],
  },
  summary: {
    problem: draft('Staff kept meal orders and tray counts separately, by hand.'),
    part: draft(`I designed the screens, on a team of ${figures.mealTeam.value}.`),
    outcome: 'One app design for meal pre-orders and inventory.',
  },
  brief: {
    problem:
      question('How were meals ordered and counted before, and what went wrong?') ??
      draft('Staff kept meal orders on one list and tray counts on another, by hand.'),
    part: draft(
      'I designed the screens for pre-orders, the manifest that lists them by seat, and the inventory.',
    ),
    decision:
      question('What was the hardest choice, in one line?') ??
      draft('Enter an order once, and show it on every screen.'),
    constraint: question(
      'Which constraint mattered most: the device, the cabin, or the airline’s rules?',
    ),
    outcome:
      question('Was the app built or tested?') ??
      'One app design for meal pre-orders and inventory.',
    evidence: question('How was the design checked with flight attendants?'),
  },
  placeholderNote:
    question(
      'What do the pictures show, once a real sketch or photo is among them? One line for visitors.',
    ) ?? 'Screens redrawn for this site; flights and meals in them are examples',
  chapters: {
    goals: {
      id: 'goals',
      points: [
        {
          title: draft('Pre-order'),
          items: [draft('Take a meal order in a few taps')],
        },
        { title: draft('Manifest'), items: [draft('See who gets what, by seat, in one list')] },
        {
          title: 'Inventory',
          items: [draft('Know at any time how many trays are left')],
        },
      ],
    },
    users: {
      id: 'users',
      points: [
        { title: 'In-flight staff', items: [draft('On their feet, with one free hand')] },
        { title: draft('In the galley'), items: [draft('Little light, little room')] },
        { title: draft('In the cabin'), items: [draft('Talking with passengers while typing')] },
      ],
    },
    problems: {
      id: 'problems',
      points: [
        {
          title: draft('Orders'),
          items: [draft('Kept apart from the tray counts')],
        },
        { title: draft('Lists'), items: [draft('Out of date as soon as they were written')] },
        { title: draft('Trays'), items: [draft('Counted by hand, again and again')] },
      ],
    },
    approach: {
      id: 'approach',
      title: draft('Tracing an order.'),
      lead: draft('An order passes through three screens on its way from seat to tray.'),
      blocks: [
        {
          kind: 'scene',
          id: 'from-order-to-tray',
          layout: 'tickets',
          placeholderFor: 'Material from the project',
          steps: [
            {
              title: draft('The passengers'),
              text: draft('Each passenger chooses a\u00a0meal.'),
            },
            {
              title: draft('An order'),
              text: draft('Staff enter a seat and a\u00a0meal.'),
            },
            {
              title: draft('The manifest'),
              text: draft('All orders are in one list, by seat.'),
            },
            {
              title: draft('The count'),
              text: draft('Each order lowers the count.'),
            },
            {
              title: draft('The tray'),
              text: draft('The meal reaches the right seat.'),
            },
          ],
          alt: draft('A tray with the ordered salmon, and its ticket, checked off.'),
        },
        {
          kind: 'text',
          id: 'flow',
          title: draft('The path of an order'),
          description: [draft('Each screen picks up the order where the last one left off.')],
          pictures: [
            {
              file: 'flow.svg',
              phone: 'flow-phone.svg',
              placeholderFor: 'The user flow',
              alt: draft(
                'A ticket travels along one line from the pre-order to the manifest to the inventory; with them a seat row, a galley cart, and a meal tray.',
              ),
              caption: draft('From pre-order to inventory'),
            },
          ],
        },
        {
          kind: 'decision',
          id: 'decision',
          chosen: question('Is manifesting the pre-order itself, or a screen of its own?'),
          rejected: question('How else could orders and trays have been joined?'),
          why: question('Which work of the crew decided it?'),
          cost: question('What did that choice make harder?'),
        },
      ],
    },
    media: {
      id: 'media',
      title: draft('The app.'),
      blocks: [
        {
          kind: 'prototype',
          id: 'try-the-app',
          placeholderFor: 'The design prototype',
          title: draft('Try the app'),
          headless: true,
          description: draft('Order a meal, check it off, and watch the inventory change.'),
          height: 450,
          address: owner.prototypes.meal,
          poster: {
            file: 'preorder',
            phone: 'preorder-phone',
            alt: draft('The pre-order screen: seats, four meals, and a note.'),
          },
        },
        {
          kind: 'reflection',
          id: 'reflection',
          failed: question('Which screen failed first, and why?'),
          differently: question('What would you check earlier with flight attendants?'),
        },
      ],
    },
    skills: {
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Flow design'),
          text: draft('Arranging screens the way staff use them.'),
        },
        {
          title: draft('Designing for a workplace'),
          text: draft('Designing for one free hand and little light.'),
        },
        {
          title: draft('App design'),
          text: draft('Keeping three screens in step with one another.'),
        },
      ],
    },
  },
};
