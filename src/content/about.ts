import { draft } from './draft';
import type { Picture } from './types';

export const greeting = {
  title: draft('Hello from Atlanta.'),
  lead: draft('I design digital experiences and build them in code.'),
  avatar: {
    file: 'avatar-about.svg',
    standIn: 'A photo of me',
    alt: draft('The designer, drawn: waving from a desk with a laptop, a sketchbook and a plant.'),
  } satisfies Picture,
};

export const education = {
  title: 'Education',
  schools: [
    { name: 'University in Georgia', degree: 'B.S. in Computational Media' },
    { name: 'University in Ireland', degree: 'Creative Media and Interaction Design' },
  ],
};

const photo = (number: number, alt: string, caption: string): Picture => ({
  file: `beyond-${String(number).padStart(2, '0')}.svg`,
  standIn: 'A photo of mine',
  alt,
  caption,
});

export const beyond = {
  label: draft('Off the clock'),
  title: 'Beyond the work',
  blurb: draft('What I do away from the screen.'),
  standInNote: 'Drawings in place of my photos',
  columns: [
    [
      photo(
        1,
        draft(
          'A path winds past pines and a small house toward layered red hills under a low pale sun.',
        ),
        draft('Hills at dusk'),
      ),
      photo(
        2,
        draft('A city skyline at night under a peach moon, with dark treetops in front.'),
        draft('City lights'),
      ),
      photo(
        3,
        draft('A steaming black cup on a saucer, beside a spoon and three cookies.'),
        draft('First coffee'),
      ),
      photo(
        4,
        draft('A white cat with peach patches sits on a windowsill and looks out at the moon.'),
        draft('The cat at the window'),
      ),
      photo(
        5,
        draft('A blue bowl piled with peaches, one more beside it and one cut in half.'),
        draft('Peach season'),
      ),
    ],
    [
      photo(6, draft('A record on a turntable, seen from above.'), draft('A record')),
      photo(
        7,
        draft('A sailboat with striped sails on teal waves, a lighthouse behind it.'),
        draft('Out on the water'),
      ),
      photo(
        8,
        draft('A white bicycle with a basket of flowers against a red wall.'),
        draft('The bicycle'),
      ),
      photo(
        9,
        draft('An old film camera with a red strap, a strip of film in front of it.'),
        draft('The old camera'),
      ),
      photo(
        10,
        draft('A bookshelf with colored books, a globe, a seedling and a small picture of hills.'),
        draft('The shelf'),
      ),
    ],
  ] satisfies Picture[][],
};
