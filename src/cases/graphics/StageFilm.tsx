import { clay, cream, peach, plum, yellow } from './stage-colors';

const walkers = [190, 300, 410]
  .map(
    (x) =>
      `M${x} 82a24 24 0 1 0 .1 0zm-30 124v-42q0-30 30-30t30 30v42h-16l26 46h-20l-20-36-20 36h-20l26-46z`,
  )
  .join('');

/** A frame of the recruitment animation: people walk past the sun, and one carries a flag. */
export const FilmFrame = () => (
  <>
    <path fill={peach} d="M0 0h600v300h-600z" />
    <circle cx="300" cy="180" r="116" fill={yellow} />
    <path fill={clay} d="M442 36q-32-14-62 0t-60 0v56q30 14 60 0t62 0z" />
    <path fill={plum} d={`${walkers}M442 30h8v170h-8zM0 240h600v60h-600z`} />
    <path fill={cream} d="m36 258 26 15-26 15zm46 12h480v6H82z" />
  </>
);
