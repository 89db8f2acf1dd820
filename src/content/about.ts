import { draft } from './draft';
import { figures } from './figures';
import { question } from './question';
import type { Picture } from './types';

export const greeting = {
  title: draft('Hello from Atlanta.'),
  lead:
    question(
      'How many years have you worked, at which level, and what have you coded, and where?',
    ) ?? 'I’m a UX/UI designer, product designer, and frontend developer.',
  site: draft('I designed and built this site.'),
  /** Must contain “ I ”: the page draws this I as a key of the keyboard. */
  inspect: 'Press I to see how this page is made',
  avatar: {
    file: 'avatar-about.svg',
    placeholderFor: 'A photo of me',
    alt: draft('The designer, drawn: waving from a desk with a laptop, a sketchbook, and a plant.'),
  } satisfies Picture,
};

export const experience = {
  title: 'Experience',
  apps:
    question('Which mobile apps are they, and which may be shown?') ??
    draft(
      `I have worked on ${figures.mobileApps.value} mobile apps, including the meal app on this site.`,
    ),
  /** The heading above the cases whose employer is not named. */
  others: draft('Other work'),
};

export const education = {
  title: 'Education',
  schools: [
    {
      name: question('Which university in Georgia, and until when?') ?? 'University in Georgia',
      degree: 'B.S. in Computational Media',
    },
    {
      name: question('Which university in Ireland, and when?') ?? 'University in Ireland',
      degree: 'Creative Media and Interaction Design',
    },
  ],
};

export const beyond = {
  title: 'Beyond the work',
  blurb:
    question('What do you do away from the screen?') ??
    draft('I like hills, city lights, coffee, and cats.'),
  placeholderNote: 'Drawn for this site',
  columns: [
    [
      {
        file: 'beyond-01.svg',
        placeholderFor: 'A photo of mine',
        alt: draft(
          'A path winds past pines and a small house toward layered red hills under a low pale sun.',
        ),
        caption: draft('Hills at dusk'),
      },
      {
        file: 'beyond-02.svg',
        placeholderFor: 'A photo of mine',
        alt: draft('A city skyline at night under a peach moon, with dark treetops in front.'),
        caption: draft('City lights'),
      },
      {
        file: 'beyond-03.svg',
        placeholderFor: 'A photo of mine',
        alt: draft('A steaming black cup on a saucer, beside a spoon and three cookies.'),
        caption: draft('Second coffee'),
      },
      {
        file: 'beyond-04.svg',
        placeholderFor: 'A photo of mine',
        alt: draft(
          'A white cat with peach patches sits on a windowsill and looks out at the moon.',
        ),
        caption: draft('Moon watching'),
      },
      {
        file: 'beyond-05.svg',
        placeholderFor: 'A photo of mine',
        alt: draft('A blue bowl piled with peaches, one more beside it and one cut in half.'),
        caption: draft('Peach season'),
      },
    ],
    [
      {
        file: 'beyond-06.svg',
        placeholderFor: 'A photo of mine',
        alt: draft('A record on a turntable, seen from above.'),
        caption: draft('Side A'),
      },
      {
        file: 'beyond-07.svg',
        placeholderFor: 'A photo of mine',
        alt: draft('A sailboat with striped sails on teal waves, a lighthouse behind it.'),
        caption: draft('Out on the water'),
      },
      {
        file: 'beyond-08.svg',
        placeholderFor: 'A photo of mine',
        alt: draft('A white bicycle with a basket of flowers against a red wall.'),
        caption: draft('Flower run'),
      },
      {
        file: 'beyond-09.svg',
        placeholderFor: 'A photo of mine',
        alt: draft('An old film camera with a red strap, a strip of film in front of it.'),
        caption: draft('One shot left'),
      },
      {
        file: 'beyond-10.svg',
        placeholderFor: 'A photo of mine',
        alt: draft(
          'A bookshelf with colored books, a globe, a seedling, and a small picture of hills.',
        ),
        caption: draft('To read next'),
      },
    ],
  ] satisfies Picture[][],
};
