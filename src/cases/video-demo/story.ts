import { draft } from '../../content/draft';
import { figures } from '../../content/figures';
import { owner } from '../../content/owner';
import type { Film, Story } from '../../content/types';

const film = (number: number, title: string, poster: string, transcript: string): Film => ({
  id: `film-${number}`,
  title,
  height: 300,
  film: `demo-${number}`,
  poster: { file: `film-${number}.svg`, alt: poster },
  transcript,
});

export const story: Story = {
  header: {
    logo: { file: 'logo.svg', alt: 'Video Demos logo: a cabin window with a play sign' },
    position: draft('I wrote, storyboarded, recorded and cut the videos.'),
    deliverables: ['Six short video demos', draft('Storyboards')],
    tools: [draft('Figma'), draft('Adobe Illustrator')],
    impact: [figures.flightAttendants, figures.videos],
  },
  brief: {
    outcome: `${figures.videos.value} videos for ${figures.flightAttendants.value} flight attendants.`,
    problem: draft('New app screens, and no room full of people to explain them to.'),
    part: draft('Script, storyboard, recording and cut.'),
    decision: `One task for each video, ${figures.videoMinutes.value} minutes at most.`,
  },
  premise: draft('Nobody has half an hour before boarding.'),
  chapters: [
    {
      kind: 'goals',
      id: 'goals',
      points: [
        draft('Show one task from start to end'),
        draft('Be watchable on a phone, without sound'),
        draft('Be short enough to be watched twice'),
      ],
    },
    {
      kind: 'users',
      id: 'users',
      points: [
        'Flight attendants at an airline',
        draft('On the move, in crew rooms and between flights'),
        draft('From first week to thirtieth year'),
      ],
    },
    {
      kind: 'problems',
      id: 'problems',
      points: [
        draft('Written instructions that nobody finishes'),
        draft('No time in which all of them could be taught at once'),
        draft('Screens that change faster than manuals'),
      ],
    },
    {
      kind: 'approach',
      id: 'approach',
      title: draft('One task, one video.'),
      lead: draft(
        'Each video starts where the hand is and ends where the task is done. Everything that is not a step was cut.',
      ),
      blocks: [
        {
          kind: 'scene',
          id: 'from-one-to-all',
          title: draft('From one to all'),
          steps: [
            { title: draft('One'), text: draft('One flight attendant, one question.') },
            { title: draft('Many'), text: draft('The same question, crew after crew.') },
            {
              title: figures.flightAttendants.value,
              text: draft('One dot for each of them.'),
            },
            { title: draft('Six frames'), text: draft('Their questions, sorted, made six tasks.') },
            {
              title: draft('Six videos'),
              text: `${figures.videos.value} videos of ${figures.videoMinutes.value} minutes.`,
            },
          ],
          alt: `Six posters of the six videos, from signing in on the device to closing the flight; each leads to its film. ${figures.videos.value} videos, ${figures.videoMinutes.value} minutes each, for ${figures.flightAttendants.value} flight attendants.`,
        },
        {
          kind: 'text',
          id: 'storyboards',
          title: draft('Storyboards'),
          description: [draft('Four panels a video: where the hand is, the step, the step, done.')],
          pictures: [
            {
              file: 'storyboards.svg',
              phone: 'storyboards-phone.svg',
              alt: draft('Six storyboards with four pencil-line panels each, one for each video.'),
              caption: draft('Six videos, four panels each'),
            },
          ],
        },
      ],
    },
    {
      kind: 'media',
      id: 'media',
      title: draft('Six videos.'),
      lead: draft(
        'What stands here are short silent teasers. The full videos are in the playlist.',
      ),
      blocks: [
        {
          kind: 'films',
          id: 'videos',
          title: draft('The teasers'),
          description: `The full videos run ${figures.videoMinutes.value} minutes each.`,
          more: { label: 'Video playlist', to: owner.playlist, newTab: true },
          films: [
            film(
              1,
              draft('Signing in on the device'),
              'A thumb types a crew ID on a phone’s keypad.',
              draft(
                'A finger types the crew ID 2048 on a keypad and taps OK. On the next screen it rests on a fingerprint while a ring fills. The device then greets with Good morning and shows flight 1042 from ATL to BOS, gate B7, boarding at 6:40. Beside it the sun rises in two cabin windows.',
              ),
            ),
            film(
              2,
              draft('Before boarding: the cabin list'),
              'A checklist for the cabin, three of five rows checked, before empty seats.',
              draft(
                'A finger checks off five rows on the device: Galley locked, Bins open, Exit rows clear, Lavatories clear, Emergency kit. With every check a zone of the aircraft lights up in a plan seen from above. A tap on Cabin ready, and the device says Ready to board; the first passengers walk along the aisle of the plan.',
              ),
            ),
            film(
              3,
              draft('Taking a meal pre-order'),
              'A finger points at the second of three meals: pasta, between curry and fruit.',
              draft(
                'On the device a finger picks seat C in row 12, then Tomato pasta from three meals (Chickpea curry, Tomato pasta, Fruit plate), then Save for 12C. A ticket flies from the device to seat 12C, and the meal stands on its tray table.',
              ),
            ),
            film(
              4,
              draft('Checking the inventory'),
              'A phone with counts beside an open meal cart in which two fruit plates are missing.',
              draft(
                'A meal cart opens one drawer after another: 8 curries, 6 pastas, 4 fruit plates where 6 were planned, 10 waters. On the device a finger checks off each row of Cart 3; for the fruit plates it taps minus twice, and the row says 2 short.',
              ),
            ),
            film(
              5,
              draft('Reporting an item'),
              'Two hands photograph a flickering reading light with a tablet.',
              draft(
                'The reading light over seat 24E flickers. On the device a finger chooses Light, photographs it with the camera screen, and sends the report. The device says Sent to maintenance, report 318, and a tag hangs on seat 24E.',
              ),
            ),
            film(
              6,
              draft('Closing the flight'),
              'A list with every line checked, and a suitcase at a window with an airplane at sunset.',
              draft(
                'Through three cabin windows the lights of a runway pass slower and slower at dusk. The device sums up flight 1042: 142 meals served, 1 item reported, 4 carts counted. A finger slides the closing control to the right, the screen turns blue: Flight closed.',
              ),
            ),
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
          title: draft('Storyboarding'),
          text: draft('Cutting a task down to the frames that matter.'),
        },
        { title: draft('Video'), text: draft('Recording, timing and cutting for a small screen.') },
        {
          title: draft('Plain language'),
          text: draft('Saying the step, and nothing but the step.'),
        },
      ],
    },
  ],
};
