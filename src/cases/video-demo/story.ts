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
      alt: 'Video Demos logo: a cabin window with a play sign',
    },
    position: question(
      'Did you write, record, and edit the videos, who else worked on them, and what did you hand over?',
    ),
    deliverables: ['Six short video demos', draft('Storyboards')],
    tools: question('Which tools, also for recording and editing?') ?? [
      draft('Figma'),
      draft('Adobe Illustrator'),
    ],
    impact: [figures.flightAttendants],
  },
  summary: {
    problem: draft('Crews had different schedules, and instructions were long.'),
    part: draft('I drew the storyboards and made the videos.'),
    outcome: `Six videos for ${figures.flightAttendants.value} flight attendants.`,
  },
  brief: {
    problem:
      question('Why did flight attendants need videos, and in place of what?') ??
      draft('Instructions took a long time to read, and crews were never all in one place.'),
    part: draft('I chose the steps to show, drew the storyboards, and made the videos.'),
    decision:
      question('Which decision shaped the videos, in one line?') ??
      draft(`Make videos of ${figures.videoMinutes.value} minutes, with one task in each.`),
    constraint: question('Which constraint mattered most: length, sound, or the airline’s rules?'),
    outcome:
      question('How many people watched the videos, and did questions drop?') ??
      `${figures.videos.value} videos of ${figures.videoMinutes.value} minutes for ${figures.flightAttendants.value} flight attendants.`,
    evidence: question('What do view counts or feedback say?'),
  },
  placeholderNote:
    question(
      'What do the pictures show, once a real sketch or photo is among them? One line for visitors.',
    ) ?? 'Films and storyboards drawn for this site; what they show is made up',
  chapters: {
    goals: {
      id: 'goals',
      points: [
        draft('Show each task from start to end'),
        draft('Work on a phone, without sound'),
        draft('Be short enough to watch twice'),
      ],
    },
    users: {
      id: 'users',
      points: ['Flight attendants', draft('On the move, between flights')],
    },
    problems: {
      id: 'problems',
      points: [draft('Crews on different schedules'), draft('Long written instructions')],
    },
    approach: {
      id: 'approach',
      title: draft('Step by step.'),
      lead: draft('Each video follows one task, and nothing else.'),
      blocks: [
        {
          kind: 'scene',
          id: 'from-one-to-all',
          layout: 'subtitles',
          placeholderFor: 'Material from the project',
          steps: [
            {
              title: draft('The audience'),
              text: draft('One flight attendant learns a task.'),
            },
            {
              title: draft('Every crew'),
              text: draft('All the other flight attendants learn it, too.'),
            },
            { title: 'Flight attendants', text: draft('They were never all in one place.') },
            { title: draft('Six tasks'), text: draft('I gave each task its own video.') },
            {
              title: draft('Kept short'),
              text: `${figures.videoMinutes.value} ${figures.videoMinutes.label}, for ${figures.flightAttendants.value} flight attendants.`,
            },
          ],
          alt: draft(
            'A flight attendant holds up six posters on a device; each leads to its film.',
          ),
        },
        {
          kind: 'text',
          id: 'storyboards',
          title: draft('Storyboards'),
          description: [draft('Each video began as a storyboard.')],
          pictures: [
            {
              file: 'storyboards.svg',
              phone: 'storyboards-phone.svg',
              placeholderFor: 'The storyboards',
              alt: draft('Six storyboards with four panels each, one for each video.'),
            },
          ],
        },
      ],
    },
    media: {
      id: 'media',
      title: draft('Press play.'),
      lead: 'Six short silent films, drawn for this site, stand in for the videos.',
      blocks: [
        {
          kind: 'films',
          id: 'videos',
          title: draft('The six tasks'),
          description: 'The playlist shows all six in a row.',
          more: { label: 'Video playlist', to: owner.playlist, newTab: true },
          films: [
            {
              id: 'film-1',
              title: draft('Signing in on the device'),
              height: 300,
              film: 'demo-1',
              placeholderFor: 'The video',
              poster: {
                file: 'film-1.svg',
                placeholderFor: 'A frame of the video',
                alt: draft('A thumb types a crew ID on the device’s keypad.'),
              },
              transcript: draft(
                'A finger types the crew ID 2048 on a keypad and taps “OK”, then rests on a fingerprint while a ring fills. The device says “Good morning” and shows flight 214 from ATL to BOS, gate B7, boarding at 6:40. The sun rises in two windows.',
              ),
            },
            {
              id: 'film-2',
              title: draft('Before boarding: the cabin list'),
              height: 300,
              film: 'demo-2',
              placeholderFor: 'The video',
              poster: {
                file: 'film-2.svg',
                placeholderFor: 'A frame of the video',
                alt: draft(
                  'A checklist for the cabin, three of five rows checked, before empty seats.',
                ),
              },
              transcript: draft(
                'A finger checks off five rows on the device: Galley locked, Bins open, Exit rows clear, Lavatories clear, Emergency kit. Each lights up a zone on a plan of the aircraft. The finger taps “Cabin ready”, the device says “Ready to board”, and passengers walk along the aisle.',
              ),
            },
            {
              id: 'film-3',
              title: draft('Taking a meal pre-order'),
              height: 300,
              film: 'demo-3',
              placeholderFor: 'The video',
              poster: {
                file: 'film-3.svg',
                placeholderFor: 'A frame of the video',
                alt: draft(
                  'A finger points at a meal, salmon, with short rib and tagine beside it.',
                ),
              },
              transcript: draft(
                'On the device a finger picks seat D in row 2, then Salmon from four meals (Short rib, Salmon, Ravioli, which is sold out, and Tagine), then “Save for 2D”. A ticket flies to seat 2D, and the meal stands on its tray table.',
              ),
            },
            {
              id: 'film-4',
              title: draft('Checking the inventory'),
              height: 300,
              film: 'demo-4',
              placeholderFor: 'The video',
              poster: {
                file: 'film-4.svg',
                placeholderFor: 'A frame of the video',
                alt: draft('The device beside two open meal carts; two ravioli trays are missing.'),
              },
              transcript: draft(
                'Two meal carts open one drawer after another: 6 trays of short rib, 5 of salmon, 3 of ravioli where 5 were planned, 4 of tagine. A finger checks off each row of Carts 1 and 2; for the ravioli it taps minus twice, and the row says “2 short”.',
              ),
            },
            {
              id: 'film-5',
              title: draft('Reporting an item'),
              height: 300,
              film: 'demo-5',
              placeholderFor: 'The video',
              poster: {
                file: 'film-5.svg',
                placeholderFor: 'A frame of the video',
                alt: draft('Two hands photograph a flickering reading light with the device.'),
              },
              transcript: draft(
                'The reading light over seat 4C flickers. On the device a finger chooses Light, photographs it, and sends the report. The device says “Sent”, “Maintenance has it”, and “Report 318”, and a tag hangs on seat 4C.',
              ),
            },
            {
              id: 'film-6',
              title: draft('Closing the flight'),
              height: 300,
              film: 'demo-6',
              placeholderFor: 'The video',
              poster: {
                file: 'film-6.svg',
                placeholderFor: 'A frame of the video',
                alt: draft('A list with every line checked, and a suitcase at a window at sunset.'),
              },
              transcript: draft(
                'Through three windows the lights of a runway pass more and more slowly at dusk. The device sums up flight 214: 12 meals served, 1 item reported, 2 carts counted. A finger slides a control to the right, and the screen turns blue: “Flight closed”.',
              ),
            },
          ],
        },
        {
          kind: 'reflection',
          id: 'reflection',
          failed: question('Which video or storyboard failed first, and why?'),
          differently: question('Which video would you make differently, and how?'),
        },
      ],
    },
    skills: {
      id: 'skills',
      title: 'Skills developed',
      skills: [
        {
          title: draft('Storyboarding'),
          text: draft('Planning a video frame by frame.'),
        },
        { title: draft('Video'), text: draft('Showing a task on a small screen.') },
        {
          title: draft('Plain language'),
          text: draft('Saying each step in one short sentence.'),
        },
      ],
    },
  },
};
