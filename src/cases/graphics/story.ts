import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import type { Story } from '../../content/types';

const redesignedFigure = { value: `+${figures.engagement.value}`, label: 'claimed engagement' };

export const story: Story = {
  header: {
    logo: { file: 'logo.svg', alt: 'Logo of the graphic and motion design work: a round bird' },
    position: draft('I drew, set and animated all five pieces, from first sketch to print file.'),
    deliverables: ['Cards', 'Posters', 'Banner', '2D animation'],
    tools: [draft('Adobe Illustrator'), draft('Adobe Photoshop')],
    impact: [redesignedFigure],
  },
  brief: {
    outcome: `The redesigned banner is claimed to have raised engagement by ${figures.engagement.value}.`,
    problem: draft('Posters and banners that said everything at once and so were read by nobody.'),
    part: draft('Concept, drawing, type and motion.'),
    decision: draft('One idea for each piece, and everything else smaller.'),
  },
  premise: draft('A poster has as long as it takes to walk past it.'),
  chapters: [
    {
      kind: 'goals',
      id: 'goals',
      points: [
        draft('Be understood from across a corridor'),
        draft('Lead to one action: come, scan, sign up'),
        draft('Give each series a look of its own'),
      ],
    },
    {
      kind: 'users',
      id: 'users',
      points: [
        draft('Students on their way somewhere else'),
        draft('Guests who decide in the evening what to do tomorrow'),
        draft('People thinking about joining'),
      ],
    },
    {
      kind: 'problems',
      id: 'problems',
      points: [
        draft('Too much text at one size'),
        draft('No clear next step'),
        draft('Pieces of one event that did not look related'),
      ],
    },
    {
      kind: 'approach',
      id: 'approach',
      title: draft('One idea, drawn once, used everywhere.'),
      lead: draft(
        'I look for the one shape that can carry the piece: a bird, a face, an open door. Then I take away until only the shape and the next step are left.',
      ),
      blocks: [
        {
          kind: 'scene',
          id: 'from-stack-to-wall',
          title: draft('From a stack to a wall'),
          steps: [
            {
              title: draft('The stack'),
              text: draft('Everything that was asked for, one sheet on another.'),
            },
            {
              title: draft('Fanned out'),
              text: draft('Side by side, the families show.'),
            },
            {
              title: draft('On the wall'),
              text: draft('Bird cards, mascot and event posters each at their place.'),
            },
            {
              title: draft('The banner, redone'),
              text: draft('The original is laid down and the redesign goes over it.'),
            },
            {
              title: draft('What it brought'),
              text: `A claimed ${figures.engagement.value} more engagement for the redesign.`,
            },
          ],
          alt: `All pieces on one wall: four posters, two bird cards and the redesigned banner; over it ${redesignedFigure.value} ${redesignedFigure.label}; under them two bars, of which the redesign’s is longer.`,
        },
      ],
    },
    {
      kind: 'media',
      id: 'media',
      title: draft('Five pieces.'),
      lead: draft('Print first, then motion.'),
      blocks: [
        {
          kind: 'card',
          id: 'bird-event',
          title: 'Bird event cards and poster',
          description: draft('One bird, drawn once, carried a card, a reminder and a wall.'),
          category: draft('Print'),
          deliverables: [draft('Two cards'), draft('One poster')],
          pictures: [
            {
              file: 'bird-set.svg',
              alt: draft('The bird poster lies beside the two event cards and a green envelope.'),
              caption: draft('One system: poster, invitation, reminder'),
            },
            {
              file: 'bird-card-front.svg',
              alt: draft('Event card: “An evening walk” beside a cropped owl with one eye open.'),
              caption: draft('Invitation card'),
            },
            {
              file: 'bird-card-reminder.svg',
              alt: draft(
                'Reminder card: “Tomorrow, 6:30 pm” beside the long legs of a heron, a yellow bow tied around one.',
              ),
              caption: draft('Reminder card'),
            },
          ],
        },
        {
          kind: 'card',
          id: 'engagement-banner',
          title: 'Engagement banner redesign',
          description: draft('Three messages became one, and one way to answer it.'),
          category: draft('Banner'),
          deliverables: [draft('Redesign of an existing banner')],
          figure: redesignedFigure,
          compare: {
            before: {
              file: 'banner-original.svg',
              phone: 'banner-original-phone.svg',
              alt: draft(
                'The original banner: gray, with a long headline, a paragraph, four buttons, a stock picture and two side boxes.',
              ),
              caption: 'Original',
            },
            after: {
              file: 'banner-redesign.svg',
              phone: 'banner-redesign-phone.svg',
              alt: draft(
                'The redesigned banner: “Lunch, live.” on plum, one button, and a plate drawn as a record with a fried egg for its label.',
              ),
              caption: 'Redesign',
            },
          },
        },
        {
          kind: 'card',
          id: 'mascot-poster',
          title: 'University mascot poster',
          description: draft('A commissioned poster: the mascot, big enough to be met by eye.'),
          category: draft('Commission'),
          deliverables: [draft('One poster')],
          pictures: [
            {
              file: 'mascot-poster.svg',
              alt: draft(
                'Poster: an opossum in a red jersey hangs upside down by its tail from the O of “HOME GAME”.',
              ),
              caption: draft('The mascot hangs from its own headline'),
            },
          ],
        },
        {
          kind: 'card',
          id: 'event-posters',
          title: 'Event posters with QR codes',
          description: draft('The code is the call: scan it, and the RSVP is done.'),
          category: draft('Print'),
          deliverables: [draft('Two posters'), 'QR codes for RSVP'],
          pictures: [
            {
              file: 'event-posters.svg',
              alt: draft(
                'Two event posters hang on a wall, each with a large QR code; a person holds up a phone to scan the second.',
              ),
              caption: draft('Scan to RSVP'),
            },
            {
              file: 'event-poster-1.svg',
              alt: draft(
                'Poster “Movie night on the lawn”: an audience watches a screen that is a QR code marked “Scan to RSVP”.',
              ),
              caption: draft('The screen is the RSVP'),
            },
            {
              file: 'event-poster-2.svg',
              alt: draft(
                'Poster “Plant swap”: a striped plant grows through the title from a pot that carries a QR code marked “Scan to RSVP”.',
              ),
              caption: draft('The label on the pot is the RSVP'),
            },
          ],
        },
        {
          kind: 'card',
          id: 'recruitment-animation',
          title: '2D recruitment animation',
          description: draft('Two short loops that say “there is room for you” without a word.'),
          category: draft('Motion'),
          deliverables: ['Two GIFs'],
          films: [
            {
              id: 'loop-1',
              title: draft('Join us'),
              height: 300,
              film: 'recruitment-1',
              loop: true,
              poster: {
                file: 'recruitment-1.avif',
                alt: draft(
                  'Three young people walk side by side through a plum-colored evening under a flag that reads Join us.',
                ),
              },
              transcript: draft(
                'A seamless loop. Three young people walk side by side through a plum-colored evening, past round trees and a low sun. The one in front carries a flag that waves and reads Join us, the one behind waves. A bird flies along above them.',
              ),
            },
            {
              id: 'loop-2',
              title: draft('There is a place for you'),
              height: 300,
              film: 'recruitment-2',
              loop: true,
              poster: {
                file: 'recruitment-2.avif',
                alt: draft(
                  'A row of people cheers under the words There is a place for you; one place, outlined in dots, is free.',
                ),
              },
              transcript: draft(
                'A seamless loop under the words There is a place for you. A row of people stands behind a pink ledge. At its end a dotted outline keeps a place free; somebody pops up in it with both arms raised, everybody cheers, the row moves up, and the next place is free.',
              ),
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
          title: draft('Visual hierarchy'),
          text: draft('Deciding what is read first, second and not at all.'),
        },
        {
          title: draft('Print'),
          text: draft('Drawing for paper, distance and a printer’s limits.'),
        },
        {
          title: draft('2D animation'),
          text: draft('Telling one thing in a loop of a few seconds.'),
        },
      ],
    },
  ],
};
