import { Part } from '../../motion/stage';
import { arrivalPace, walks } from './stage-states';

/**
 * `toSun` is 1 if the sun is to the right of the person, −1 if it is to the left. Counterclockwise
 * subpaths of an outline are holes.
 */
const walkers = [
  {
    name: 'walker-bun',
    at: walks.bun,
    toSun: 1,
    outline:
      'M-8-153a8 7 0 1 1 2 4c8-6 15-1 15 7l2 6-3 2v5q-2 3-6 3l1 6q12 2 14 11l4 21 1 22-4 6-2-7-1-20-3-12-2 7q4 8 10 43-20 6-41 0 5-31 10-41l-1 3-16-9-4-6 12-10q3-6 13-8l1-8c-7-8-6-20-2-25m-6 48-10 6 12 6zm4 53H0l-1 26-2 22 1 4h-11l4-6-2-20zm14 0h9l-2 26L9-5l5 5H4z',
  },
  {
    name: 'walker-waving',
    at: walks.waving,
    toSun: 1,
    outline:
      'M-11-140c-2-18 22-18 20 0l3 11H4l1 6q6 2 10 2l4-21-4-17-5-7 3-2-1-8 4 6 2-9 2 9 5-6-1 9 4-4-4 11 2 20q-1 20-8 33l-2 33h-3l2 38-2 31 5 5H4L2-60h-3L-3 0h-13l3-5-2-35 1-34h-3v-5q-6-4-7-15l2-20q3-7 16-9l1-6h-8zm-5 34-3 11 4 8z',
  },
  {
    name: 'walker-tall',
    at: walks.tall,
    toSun: 1,
    outline:
      'M-9-149c-2-15 9-21 17-16l4 1q2 7-1 13l3 7-3 2 1 6q-4 5-8 2l1 5q12 2 14 11l3 23-4 15 2 32h-9L9-6l6 6H2L1-46h-3L-4-4l1 4h-12l4-6-2-42h-7l2-32-6-14 4-24q3-9 13-11l1-8zm-7 41-3 14 3 7zm31 0v21l3-8z',
  },
  {
    name: 'walker-wheelchair',
    at: walks.wheelchair,
    toSun: -1,
    outline:
      'm-14-111 4-7c0-12 14-13 20-8 11-1 13 19 3 21l-6 2v5q9 2 10 10l-1 43h-38l-5 31 2 4h-20q-1-5 8-7l4-33q1-7 9-7h17l1-15-8 5-16-12-6-10 2-4 2 4 3-2 2 6 13 8 6-12q0-8 6-9v-4q-6 2-8-1l1-3h-2l1-3zm41 25h-8l3 40M-47-7h21l5-39m-1 39A7 7 0 0 1-8-7a7 7 0 0 1-14 0m6-5 8-28m-8 13a26 26 0 0 1 52 0 26 26 0 0 1-52 0m4 0a22 22 0 0 0 44 0 22 22 0 0 0-44 0m-2 0h48M10-51v48M-7-44l34 34m0-34L-7-10',
  },
  {
    name: 'walker-backpack',
    at: walks.backpack,
    toSun: -1,
    outline:
      'M9-140c2-16-17-20-19-6l-7 2v2l7 1-2 5 3 2v5q1 3 7 2v5q-10 4-10 14l-8 16 5 8 11-2-2 12q-3 14-4 32l-9 36-5 3v3h14L0-38l4-20 6 20 6 26-1 10 5 2 8-12-4-2-5-26q-2-26-5-38h10q4-2 4-10l-2-24q-2-10-12-9l-8-1v-6q3-4 3-12',
  },
];

/** Behind each dark outline, a light copy, offset toward the sun, shows as a lit edge. */
export function Walkers() {
  return (
    <g transform="translate(400)" strokeWidth="2" strokeLinejoin="round">
      {walkers.map(({ name, at, toSun, outline }) => (
        <Part key={name} name={name} at={at} pace={arrivalPace}>
          <path
            d={outline}
            transform={`translate(${2 * toSun} 485)`}
            fill="#d0f2b0"
            stroke="#d0f2b0"
          />
          <path d={outline} transform="translate(0 487)" fill="#06140e" stroke="#06140e" />
        </Part>
      ))}
    </g>
  );
}
