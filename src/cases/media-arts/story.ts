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
      alt: 'Media Bridge logo: a sprout on a bridge',
    },
    position: question(
      'What did you design, what did the other eight do, and what did you hand over?',
    ),
    deliverables: ['Interactive display', draft('Prototype')],
    tools: [draft('Figma'), draft('Adobe Illustrator')],
    impact: [figures.grantTotal],
  },
  summary: {
    problem: draft('People pass the screen in seconds, with no time to read.'),
    part: draft(`As part of a team of ${figures.mediaBridgeTeam.value}, I designed the display.`),
    outcome: `The project received two grants totaling ${figures.grantTotal.value}.`,
  },
  brief: {
    problem:
      question('What was on the bridge screen before, and what should people see there?') ??
      draft('People walk past in seconds, and nobody reads instructions on a bridge.'),
    part: draft(
      `As part of a team of ${figures.mediaBridgeTeam.value}, I designed the display with a biology professor.`,
    ),
    decision:
      question('Which decision shaped the display, in one line?') ??
      draft('Give no instructions: plants grow where people stop.'),
    constraint: question('Which constraint mattered most: the screen, the place, or the science?'),
    outcome: `The project received two grants totaling ${figures.grantTotal.value}.`,
    evidence: question('Who gave the two grants and when, and did the display run?'),
  },
  placeholderNote:
    question(
      'What do the pictures show, once a real sketch or photo is among them? One line for visitors.',
    ) ?? 'Display redrawn for this site; its garden and people are made up',
  chapters: {
    goals: {
      id: 'goals',
      points: [
        draft('Let people take part, not only look on'),
        draft('Reward people who stop, alone or together'),
        draft('Stay true to how an ecosystem works'),
      ],
    },
    users: {
      id: 'users',
      points: [
        `People aged ${figures.audienceAge.value}`,
        draft('On their way somewhere, often in groups'),
        draft('Some see it every day, some only once'),
      ],
    },
    problems: {
      id: 'problems',
      points: [
        draft('A screen far larger than the people near it'),
        draft('No time to read instructions'),
        draft('Viewers near and far'),
      ],
    },
    approach: {
      id: 'approach',
      title: draft('People make it grow.'),
      lead:
        question('What does the display show, and how does it react to people?') ??
        draft(
          'With the professor, I looked for an idea that is true to biology and clear at a glance.',
        ),
      blocks: [
        {
          kind: 'scene',
          id: 'from-night-to-garden',
          layout: 'on-display',
          placeholderFor: 'Material from the project',
          steps: [
            { title: draft('Night'), text: draft('With no one nearby, the screen rests.') },
            {
              title: draft('First steps'),
              text: draft('People walk in, and seeds light up under their steps.'),
            },
            {
              title: draft('Stems'),
              text: draft('Where people stand still, stems grow and leaves open.'),
            },
            {
              title: draft('Together'),
              text: draft('A garden grows, and leans toward the group.'),
            },
            {
              title: draft('The result'),
              text: 'The project received two grants.',
            },
          ],
          alt: draft(
            `A screen on a bridge shows a garden in flower; a plant grows out of it, and its two leaves read Grant 1 and Grant 2: ${figures.grantTotal.value} in two grants. People look on from below.`,
          ),
        },
        {
          kind: 'text',
          id: 'in-its-place',
          title: draft('On the bridge'),
          description: [
            draft(
              'People see the display from the bridge, from below, and from far away, so everything on it is large.',
            ),
          ],
          columns: 2,
          pictures: [
            {
              file: 'display-in-place.svg',
              placeholderFor: 'A photo of the display',
              alt: draft(
                'At night a large screen with a glowing garden stands above a pedestrian bridge; people look up from below.',
              ),
              caption: draft('The display at night'),
            },
            {
              file: 'audience.svg',
              placeholderFor: 'A photo of the audience',
              alt: draft(
                'Young people seen from behind, with backpacks and phones and one in a wheelchair, stand in the glow of the screen.',
              ),
              caption: `The audience: people aged ${figures.audienceAge.value}`,
            },
          ],
        },
        {
          kind: 'decision',
          id: 'decision',
          chosen: question('Which interaction did you choose?'),
          rejected: question('Which interaction was rejected?'),
          why: question('What did the biology professor say to both?'),
          cost: question('What did the chosen interaction cost?'),
        },
      ],
    },
    media: {
      id: 'media',
      title: draft('The display.'),
      lead: draft('You are the person on the bridge.'),
      blocks: [
        {
          kind: 'prototype',
          id: 'grow-the-garden',
          placeholderFor: 'A recording of the display',
          title: draft('Try the display'),
          headless: true,
          description: draft('Move or tap to walk, and stand still to grow a plant.'),
          height: 400,
          bleed: true,
          address: owner.prototypes.mediaBridge,
          poster: {
            file: 'piece-opening',
            phone: 'piece-opening-phone',
            alt: draft('A person on the bridge between two plants in bloom on the screen.'),
          },
        },
        {
          kind: 'reflection',
          id: 'reflection',
          failed: question('What failed on the bridge before it worked?'),
          differently: question('What would you do differently for the next screen on a bridge?'),
        },
      ],
    },
    skills: {
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Working with science'),
          text: draft('Turning an idea from biology into something people can see.'),
        },
        {
          title: draft('Designing for a place'),
          text: draft('Working with scale, distance, and the few seconds people have.'),
        },
        {
          title: draft('Teamwork'),
          text: draft(`Keeping one idea clear in a team of ${figures.mediaBridgeTeam.value}.`),
        },
      ],
    },
  },
};
