import type { ReactNode } from 'react';
import { largeOnPhones } from './stage-states';

interface Drawing {
  pencil: string;
  arrow: string;
}

/** Each sketch has the outlines of the poster in StagePoster.tsx that replaces it. */
const drawings: readonly Drawing[] = [
  {
    pencil:
      'M148 158V38q0-14 14-14h56q14 0 14 14v120M190 44a12 12 0 1 1-.1 0zM166 78h48v18h-48zM168 114h44M168 134h44',
    arrow: 'M300 128h-66m13-13l-13 13 13 13',
  },
  {
    pencil:
      'M30 158v-48q0-16 16-16h36q16 0 16 16v48M46 106h36v20H46zM112 158v-48q0-16 16-16h36q16 0 16 16v48M128 106h36v20h-36zM212 158V28h112v130M228 54h44M228 86h52M228 118h38M292 54l7 7 12-15M292 86l7 7 12-15',
    arrow: 'M146 56h46m-13-13l13 13-13 13',
  },
  {
    pencil:
      'M22 24h316M22 140h316M70 40a42 42 0 1 1-.1 0zM180 40a42 42 0 1 1-.1 0zM290 40a42 42 0 1 1-.1 0zM158 76q11-14 22 0t22 0M158 92q11-14 22 0t22 0',
    arrow: 'M236 128l-28-20m18-2l-18 2 4 17',
  },
  {
    pencil:
      'M196 158V26h136v132M196 66h136M196 110h136M208 66V44h106v22M261 44v22M208 110V88h78v22M247 88v22M208 154v-22h50v22M50 158V46q0-14 14-14h66q14 0 14 14v112M66 60h62M66 90h62M66 120h62',
    arrow: 'M216 144h-58m13-13l-13 13 13 13',
  },
  {
    pencil:
      'M54 158V46q0-12 12-12h196q12 0 12 12v112M80 76V60h16M232 60h16v16M134 70h60v16h-60zM150 86a14 14 0 0 0 28 0M142 96l-34 60M186 96l34 60M134 158v-18q0-12 12-12h36q12 0 12 12v18',
    arrow: 'M292 120q22-8 22-50m-13 13l13-13 13 13',
  },
  {
    pencil:
      'M178 158V104q0-80 78-80t78 80v54M178 132h26M308 132h26M200 128q2-12 24-16l54-8 22-28h14l-6 38-30 10-68 8q-10 2-10-4zM266 108l-40 34h-14l22-30M30 158V28h118v130M46 54l7 7 12-15M46 88l7 7 12-15M46 122l7 7 12-15M82 56h48M82 90h38M82 124h44',
    arrow: 'M208 84l38-24m-18-2l18 2-5 17',
  },
];

export const Sheet = () => (
  <g id="video-demo-sheet">
    <use href="#video-demo-back" fill="#f4efe6" />
    <path d="M20 158h320" stroke="#24216f" />
  </g>
);

export function Sketch({ number, lettering }: { number: number; lettering: ReactNode }) {
  const drawing = drawings[number - 1];
  return (
    <>
      <use href="#video-demo-sheet" />
      <path d={drawing?.pencil} stroke="#24216f" />
      <path d={drawing?.arrow} stroke="#b83a1e" />
      <text x="20" y="188" fill="#2b2bb8" style={largeOnPhones}>
        {lettering}
      </text>
    </>
  );
}
