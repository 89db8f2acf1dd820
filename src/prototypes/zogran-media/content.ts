export interface Piece {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly text: string;
  readonly did: readonly string[];
}

/** index.html lists the same pieces, each with its title, its kind, and a short note. */
export const pieces: readonly Piece[] = [
  {
    id: 'salt',
    title: 'Salt and Light',
    kind: 'Film',
    text: 'Three mornings, one rake, very little talk. We filmed before sunrise and let the water do the lighting.',
    did: ['Direction', 'Camera', 'Edit and grade'],
  },
  {
    id: 'bridge',
    title: 'Under the Bridge',
    kind: 'Sound',
    text: 'Trains above, river below, and voices in between. Every chapter was recorded where it is heard.',
    did: ['Recording', 'Script', 'Mix'],
  },
  {
    id: 'market',
    title: 'Night Market',
    kind: 'Photography',
    text: 'A series about light that people bring along: lamps, screens, pans. No flash, one lens.',
    did: ['Photography', 'Retouching', 'Print layout'],
  },
  {
    id: 'snow',
    title: 'First Snow',
    kind: 'Live',
    text: 'Four cameras, one picture at a time. Whoever watched at home sat in the middle of the hall.',
    did: ['Direction', 'Stream', 'Recording'],
  },
  {
    id: 'table',
    title: 'The Long Table',
    kind: 'Film',
    text: 'A table for everyone who lives in the street. The camera travels along it once, from bread to coffee.',
    did: ['Script', 'Camera', 'Sound'],
  },
  {
    id: 'letters',
    title: 'Letters That Walk',
    kind: 'Motion',
    text: 'A loop for screens in waiting rooms. Each letter has a gait of its own, and the A is always late.',
    did: ['Storyboards', 'Animation', 'Files for every screen'],
  },
];

export const pieceIds = ['salt', 'bridge', 'market', 'snow', 'table', 'letters'] as const;

export const services = {
  film: 'Film and video',
  sound: 'Sound',
  photo: 'Photography',
  live: 'Live streams',
  motion: 'Motion design',
  publish: 'Publishing',
} as const;

export const serviceIds = ['film', 'sound', 'photo', 'live', 'motion', 'publish'] as const;
export type ServiceId = (typeof serviceIds)[number];

export const kinds = ['all', 'film', 'sound', 'photo', 'live', 'motion'] as const;
