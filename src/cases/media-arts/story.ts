import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { owner } from '../../content/owner';
import type { Story } from '../../content/types';

export const story: Story = {
  header: {
    logo: { file: 'logo.svg', alt: 'Media Bridge logo: a sprout on a bridge' },
    position: draft(
      'I worked with a biology professor on what the screen shows and designed how people change it by walking past.',
    ),
    deliverables: ['Interactive display', draft('Prototype'), draft('Grant material')],
    tools: [draft('Figma'), draft('Adobe Illustrator')],
    impact: [figures.grantTotal],
  },
  brief: {
    outcome: `${figures.grants.value} grants, ${figures.grantTotal.value} in all, for a display on the university’s media bridge.`,
    problem: draft('A very large screen that people walked under without looking up.'),
    part: draft('Interaction and visual design, together with a biology professor.'),
    decision: draft('The people below are the input: no touch, no text, no instructions.'),
  },
  premise: draft('A screen that grows when somebody stops.'),
  chapters: [
    {
      kind: 'goals',
      id: 'goals',
      points: [
        draft('Make sustainability something to take part in, not to read about'),
        draft('Reward stopping, and stopping together'),
        draft('Stay true to how an ecosystem works'),
      ],
    },
    {
      kind: 'users',
      id: 'users',
      points: [
        `Students aged ${figures.audienceAge.value}`,
        draft('On their way to class, often in groups'),
        draft('Seldom alone with the screen, never with much time'),
      ],
    },
    {
      kind: 'problems',
      id: 'problems',
      points: [
        draft('The screen hangs high above the people it talks to'),
        draft('Nobody reads instructions on a bridge'),
        draft('It has to make sense in ten seconds and in ten minutes'),
      ],
    },
    {
      kind: 'approach',
      id: 'approach',
      title: draft('The crowd is the weather.'),
      lead: draft(
        'Together with the professor we looked for a rule that is true in biology and visible from below: where there is attention, something grows.',
      ),
      blocks: [
        {
          kind: 'scene',
          id: 'from-night-to-garden',
          title: draft('From night to garden'),
          steps: [
            { title: draft('Night'), text: draft('Nobody is there, and the screen is at rest.') },
            {
              title: draft('First steps'),
              text: draft('Somebody walks in; seeds light up under the steps.'),
            },
            {
              title: draft('Stems'),
              text: draft('Where people stand still, stems grow and leaves open.'),
            },
            {
              title: draft('Together'),
              text: draft('A group makes a garden, and the garden leans toward it.'),
            },
            {
              title: draft('The garden'),
              text: `Made by a team of ${figures.mediaBridgeTeam.value}, carried by ${figures.grants.value} grants totaling ${figures.grantTotal.value}.`,
            },
          ],
          alt: `A screen on a bridge shows a garden in flower that leans toward a crowd; a plant grows out of it into the sky, its two leaves reading Grant 1 and Grant 2 under ${figures.grantTotal.value}; nine people look on from below.`,
        },
        {
          kind: 'text',
          id: 'in-its-place',
          title: draft('In its place'),
          description: [
            draft(
              'The display hangs above the bridge and is seen from below, from both ends and from far away. That decided the scale of everything on it: a leaf is as tall as a person.',
            ),
          ],
          pictures: [
            {
              file: 'display-in-place.svg',
              alt: draft(
                'At night a large screen with a glowing garden stands above a pedestrian bridge; people look up from below.',
              ),
              caption: draft('The display above the bridge'),
            },
            {
              file: 'audience.svg',
              alt: draft(
                'Nine young people seen from behind, with backpacks and phones and one in a wheelchair, stand in the glow of the screen.',
              ),
              caption: `The audience: people aged ${figures.audienceAge.value}`,
            },
          ],
        },
      ],
    },
    {
      kind: 'media',
      id: 'media',
      title: draft('The piece.'),
      lead: draft('Three states of the screen, and the piece itself to play with.'),
      blocks: [
        {
          kind: 'prototype',
          id: 'grow-the-garden',
          title: draft('Grow the garden'),
          description: draft(
            'Move, tap or use the arrow keys: where somebody stands, something grows.',
          ),
          height: 400,
          address: owner.prototypes.mediaBridge,
          poster: {
            file: 'piece-garden',
            alt: draft(
              'The screen is full of flowering plants that lean toward eight people on the bridge.',
            ),
          },
        },
        {
          kind: 'text',
          id: 'three-states',
          title: draft('Three states'),
          description: [
            draft(
              'At rest, waking, grown. Each can be understood by somebody who sees only that one.',
            ),
          ],
          columns: 3,
          pictures: [
            {
              file: 'state-1-night.svg',
              alt: draft(
                'An empty night screen with moon, stars, dark hills and unlit seeds in the soil.',
              ),
              caption: draft('Nobody there: night'),
            },
            {
              file: 'state-2-seeds.svg',
              alt: draft(
                'Four silhouettes, one in a wheelchair, stand on the ground line; seeds glow below them and stems rise.',
              ),
              caption: draft('Somebody stops: seeds light up'),
            },
            {
              file: 'state-3-garden.svg',
              alt: draft(
                'A garden in full flower leans from both sides toward a crowd of silhouettes before a peach sun.',
              ),
              caption: draft('A crowd: the garden leans toward it'),
            },
          ],
        },
        {
          kind: 'text',
          id: 'two-grants',
          title: draft('Two grants'),
          description: [
            `The project received ${figures.grants.value} grants totaling ${figures.grantTotal.value}.`,
          ],
          pictures: [
            {
              file: 'grants.svg',
              alt: `${figures.grantTotal.value} in all, in two grants, above one plant whose two leaves are the grants.`,
              caption: draft('One project, two grants'),
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
          title: draft('Working with science'),
          text: draft('Turning a biologist’s rule into something a passerby can feel.'),
        },
        {
          title: draft('Designing for a place'),
          text: draft('Scale, distance and the time people really have.'),
        },
        {
          title: draft('Team work'),
          text: `Finding one picture with a team of ${figures.mediaBridgeTeam.value}.`,
        },
      ],
    },
  ],
};
