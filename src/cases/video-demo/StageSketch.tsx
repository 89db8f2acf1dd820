import type { ReactNode } from 'react';
import { themed } from '../../content/theme-color';
import { largeOnPhones } from './stage-states';

const ink = themed('#24216f', '#f4efe6');

interface Drawing {
  pencil: string;
  arrow: string;
}

/** Each sketch has the outlines of the poster (StagePoster.tsx) that covers it at the last stop. */
const drawings: readonly Drawing[] = [
  {
    pencil:
      'M148 160V38q0-14 14-14h56q14 0 14 14v122M190 44a12 12 0 1 1-.1 0zM166 78h48v18h-48zM172 114h0m18 0h0m18 0h0M172 134h0m18 0h0M360 112v48h-72q-34-8-72-16-14-4-12-15t16-9q36 8 64 0t76-8z',
    arrow: 'M300 84h-66m13-13l-13 13 13 13',
  },
  {
    pencil:
      'M30 160v-50q0-16 16-16h36q16 0 16 16v50zM112 160v-50q0-16 16-16h36q16 0 16 16v50zM46 106h36v20H46zM128 106h36v20h-36zM212 160V28h112v132zM228 54h44M228 86h52M228 118h38M292 54l7 7 12-15M292 86l7 7 12-15',
    arrow: 'M146 56h46m-13-13l13 13-13 13',
  },
  {
    pencil:
      'M22 24h316M22 140h316M70 40a42 42 0 1 1-.1 0zM180 40a42 42 0 1 1-.1 0zM290 40a42 42 0 1 1-.1 0zM152 84q26-32 58-8-8 26-34 26-20 0-24-18zM52 76l30-8 6 18-30 9zM263 84q13-9 27 0t27 0',
    arrow: 'M236 128l-28-20m18-2l-18 2 4 17',
  },
  {
    pencil:
      'M196 160V26h136v134M196 90h136M208 46h104M208 72h86M208 116h50M208 142h68M50 160V46q0-14 14-14h66q14 0 14 14v114zM72 60h50M72 120h50M72 90h50',
    arrow: 'M188 112h-36m13-13l-13 13 13 13',
  },
  {
    pencil:
      'M286 18h44q10 0 10 10v36q0 10-10 10h-28l-16 14zM312 32v14M312 60h0M54 160V46q0-12 12-12h196q12 0 12 12v114zM80 76V60h16M232 60h16v16M164 64a30 30 0 1 1-.1 0zM126 160v-14q0-18 18-18h40q18 0 18 18v14z',
    arrow: 'M292 140q22-8 22-50m-13 13l13-13 13 13',
  },
  {
    pencil:
      'M178 160V104q0-80 78-80t78 80v56zM200 128q2-12 24-16l54-8 22-28h14l-6 38-30 10-68 8q-10 2-10-4zM30 160V28h118v132zM46 54l7 7 12-15M46 88l7 7 12-15M46 122l7 7 12-15M82 56h48M82 90h38M82 124h44',
    arrow: 'M208 84l38-24m-18-2l18 2-5 17',
  },
];

export const Sheet = () => (
  <g id="video-demo-sheet">
    <use href="#video-demo-back" fill={themed('#f4efe6', '#24248c')} />
    <path d="M20 160h320" stroke={ink} />
  </g>
);

export function Sketch({ number, lettering }: { number: number; lettering: ReactNode }) {
  const drawing = drawings[number - 1];
  return (
    <>
      <use href="#video-demo-sheet" />
      <path d={drawing?.pencil} stroke={ink} />
      <path d={drawing?.arrow} stroke={themed('#b83a1e', '#ffa777')} />
      <text x="20" y="188" fill={themed('#2b2bb8', '#f4efe6')} style={largeOnPhones}>
        {lettering}
      </text>
    </>
  );
}
