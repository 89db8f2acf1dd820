import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { question } from '../../content/question';
import type { Story } from '../../content/types';

const redesignedFigure = { value: `+${figures.engagement.value}`, label: 'engagement' };

const problem = draft('The original banner had too much to read and too many buttons.');
const part =
  'I redesigned the banner, and designed event cards, posters, and a 2D animation in two GIFs.';
const outcome = `Engagement up ${figures.engagement.value} with the redesigned banner.`;

export const story: Story = {
  header: {
    logo: {
      file: 'logo.svg',
      placeholderFor: 'The logo',
      alt: 'Logo of the graphic and motion design work: a round bird',
    },
    position: question(
      'Which pieces are yours alone, who else worked on the rest, and what did you hand over?',
    ),
    deliverables: ['Cards', 'Posters', 'Banner', '2D animation'],
    tools: [draft('Adobe Illustrator'), draft('Adobe Photoshop')],
    impact: [{ ...redesignedFigure, label: 'engagement with the redesigned banner' }],
  },
  summary: {
    problem,
    part,
    outcome,
  },
  brief: {
    problem: question('What did the original banner fail to do, and for whom?') ?? problem,
    part,
    decision:
      question('Which decision shaped the banner, in one line?') ??
      draft('Keep one message and one button on the banner.'),
    constraint: question('Which constraint mattered most: size, time, or rules?'),
    outcome,
    evidence: question('How was engagement measured: with what, by whom, and over which time?'),
  },
  placeholderNote:
    question(
      'What do the pictures show, once a real sketch or photo is among them? One line for visitors.',
    ) ?? 'Pieces redrawn for this site; the events, dates, words, and codes on them are examples',
  chapters: {
    goals: {
      id: 'goals',
      points: [
        draft('Make sense from across a hallway'),
        draft('Lead to one action, such as scanning a code'),
        draft('Give each event a look of its own'),
      ],
    },
    users: {
      id: 'users',
      points: [draft('People on campus'), draft('Event guests'), draft('Possible recruits')],
    },
    problems: {
      id: 'problems',
      points: [
        draft('Too much text at one size'),
        draft('Several calls to action in one piece'),
        draft('Pieces for the same event that did not look related'),
      ],
    },
    approach: {
      id: 'approach',
      title: draft('One idea for each piece.'),
      lead: draft(
        'I look for one shape that says what a piece is about, such as an egg on a record for lunch concerts. Then I cut the text.',
      ),
      blocks: [
        {
          kind: 'scene',
          id: 'from-stack-to-wall',
          layout: 'wall-labels',
          placeholderFor: 'Material from the project',
          steps: [
            {
              title: draft('The briefs'),
              text: draft('Five projects, for print and for screens.'),
            },
            {
              title: draft('By event'),
              text: draft('I designed each event’s pieces as one set.'),
            },
            {
              title: draft('Posters'),
              text: draft('For the mascot and for events.'),
            },
            {
              title: draft('The original'),
              text: draft('A lot to read, and several buttons.'),
            },
            {
              title: draft('The redesign'),
              text: draft('One message, and one button.'),
            },
          ],
          alt: draft(
            `The redesigned banner on a wall, and below it ${redesignedFigure.value} ${redesignedFigure.label}.`,
          ),
        },
        {
          kind: 'decision',
          id: 'decision',
          chosen: question('Which idea for the banner did you choose?'),
          rejected: question('Which banner idea was rejected?'),
          why: question('Why was it rejected?'),
          cost: question('What did the redesign have to leave out?'),
        },
      ],
    },
    media: {
      id: 'media',
      title: draft('The pieces.'),
      blocks: [
        {
          kind: 'card',
          id: 'engagement-banner',
          title: 'Engagement banner redesign',
          description: `Engagement up ${figures.engagement.value}.`,
          category: draft('Screen'),
          deliverables: ['Banner redesign'],
          compare: {
            before: {
              file: 'original.svg',
              phone: 'original-phone.svg',
              placeholderFor: 'The original banner',
              alt: draft(
                'The original banner: gray, with a long headline, a paragraph, four buttons, a picture, and two side boxes.',
              ),
              caption: 'Original',
            },
            after: {
              file: 'redesign.svg',
              phone: 'redesign-phone.svg',
              placeholderFor: 'The redesigned banner',
              alt: draft(
                'The redesigned banner: “Lunch, live.” on plum, one button, and a plate drawn as a record.',
              ),
              caption: 'Redesign',
            },
          },
        },
        {
          kind: 'card',
          id: 'bird-event',
          title: 'Bird event cards and poster',
          description: draft('A poster, an invitation, and a reminder.'),
          category: draft('Print'),
          deliverables: ['Event cards', 'Poster'],
          pictures: [
            {
              file: 'bird-poster.svg',
              placeholderFor: 'The poster',
              alt: draft('Bird poster: a striped wren before a round pink sun.'),
            },
            {
              file: 'bird-card-front.svg',
              placeholderFor: 'The card',
              alt: draft('Event card: “An evening walk” beside a cropped owl with one eye open.'),
            },
            {
              file: 'bird-card-reminder.svg',
              placeholderFor: 'The card',
              alt: draft('Reminder card: “Tomorrow, 6:30 pm” beside the long legs of a heron.'),
            },
          ],
        },
        {
          kind: 'card',
          id: 'mascot-poster',
          title: 'University mascot commissioned poster',
          description: draft('The mascot hangs from the headline.'),
          category: 'Commission',
          deliverables: ['Poster'],
          pictures: [
            {
              file: 'mascot-poster.svg',
              placeholderFor: 'The poster',
              alt: draft(
                'Poster: an opossum in a red jersey hangs by its tail from the O of “HOME GAME”.',
              ),
            },
          ],
        },
        {
          kind: 'card',
          id: 'event-posters',
          title: 'Event posters with QR codes for RSVP',
          description: `${draft('Each poster has one QR code that guests scan to RSVP.')} The codes here open my contact page.`,
          category: draft('Print'),
          deliverables: ['Event posters', 'QR codes'],
          pictures: [
            {
              file: 'event-poster-1.svg',
              placeholderFor: 'The poster',
              alt: draft(
                'Poster “Movie night on the lawn”: an audience watches a QR code marked “Scan to RSVP”.',
              ),
            },
            {
              file: 'event-poster-2.svg',
              placeholderFor: 'The poster',
              alt: draft(
                'Poster “Plant swap”: a plant grows from a pot with a QR code marked “Scan to RSVP”.',
              ),
            },
          ],
        },
        {
          kind: 'card',
          id: 'recruitment-animation',
          title: '2D recruitment animation',
          description: `${draft('Two short loops.')} The GIFs are redrawn for this site.`,
          category: draft('Motion'),
          deliverables: ['Two GIFs'],
          films: [
            {
              id: 'loop-1',
              title: draft('Join us'),
              height: 300,
              film: 'recruitment-1',
              placeholderFor: 'The GIF',
              loop: true,
              poster: {
                file: 'recruitment-1.avif',
                alt: draft('Three people walk at dusk under a flag that reads “Join us”.'),
              },
              transcript: draft(
                'Three people walk past round trees and a low sun. The first carries a flag that reads “Join us”; the last waves.',
              ),
            },
            {
              id: 'loop-2',
              title: draft('There is a place for you'),
              height: 300,
              film: 'recruitment-2',
              placeholderFor: 'The GIF',
              loop: true,
              poster: {
                file: 'recruitment-2.avif',
                alt: draft(
                  'A row of people cheers under the words “There is a place for you”; one place is empty.',
                ),
              },
              transcript: draft(
                'Under the words “There is a place for you”, a person pops up in the empty place with both arms raised, everyone cheers, and the row moves up.',
              ),
            },
          ],
        },
        {
          kind: 'reflection',
          id: 'reflection',
          failed: question('Which idea failed, and why?'),
          differently: question(
            'Which of the five pieces would you design differently today, and how?',
          ),
        },
      ],
    },
    skills: {
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Visual hierarchy'),
          text: draft('Deciding what is read first.'),
        },
        {
          title: draft('Print'),
          text: draft('Preparing artwork for paper and for reading at a distance.'),
        },
        {
          title: draft('2D animation'),
          text: draft('Making one point in a loop of a few seconds.'),
        },
      ],
    },
  },
};
