import { Part } from '../../motion/stage';
import { crowd } from './stage-states';

interface Person {
  skin: string;
  hair: string;
  cut: readonly [hair: string, strands: string];
  shirt: string;
  bag?: { color: string; pocket: string };
  y: number;
  arms?: string;
  /** The `m` command that begins the path of each raised hand, and so places the hand. */
  hands?: readonly string[];
  phone?: number;
}

const ink = '#1c1815';
const auburn = '#5f3a26';

const head = 'm-19-6a7 7 0 0 0 1 13q3 16 18 18 15-2 18-18a7 7 0 0 0 1-13zm9 20v40h20v-40z';
const back = 'm-42 440v-370q0-18 16-23l16-6q10 8 20 0l16 6q16 5 16 23v370z';
const lowered = 'm-34 78q-8 40-4 90m76-90q8 40 4 90';
const sleeves = 'm-25 92q-7 34-3 82m56-82q7 34 3 82';
const backpack = 'm-24 168v-94q0-20 24-20t24 20v94q0 8-8 8h-32q-8 0-8-8z';
const pocket = 'm-15 122h30v40h-30z';

const cap = 'm-21 0c-5-42 47-42 42 0-1 14-9 19-21 19s-20-5-21-19z';
const short = [cap, 'm-8-22q12-4 14 8'] as const;
const long = [
  'm-22-4c0-36 44-36 44 0 2 22 12 34 6 60q-28 14-56 0c-6-26 4-38 6-60z',
  'm0-31v16m-12 6q-2 26-8 56m20-44v52m12-64q2 26 8 56',
] as const;
const curls = [
  'm-22 14a13 13 0 0 1-10-20 14 14 0 0 1 10-20 15 15 0 0 1 22-10 15 15 0 0 1 22 10 14 14 0 0 1 10 20 13 13 0 0 1-10 20 40 40 0 0 1-44 0z',
  'm-16-14a8 8 0 0 1 14-4m4 16a8 8 0 0 1 14-4',
] as const;
const bun = [`${cap}m21-50a13 13 0 1 1-.1 0z`, 'm-14 12q10-14 12-34m16 34q-10-14-12-34'] as const;
const braids = [
  `${cap}m1 4h14q2 34-6 58-12-20-8-58zm26 0h14q4 38-8 58-8-24-6-58z`,
  'm0-31v46m-16 12l9 4m14 0l9-4',
] as const;
const scarf = [
  'm-22-2c-4-42 48-42 44 0q0 22 14 46-36 18-72 0 14-24 14-46z',
  'm-14 30q20 8 42-6m-40 20q24 4 46-12',
] as const;

const hand = 'm-6 7l-4-19m8 20l-1-26m6 26l4-24m-1 23l8-17m-18 8l-11-6';

const filmsLeft = { arms: 'M-28 78L-50 30L-30-34', hands: ['M-30-38'], phone: -30 } as const;
const filmsRight = { arms: 'M28 78L50 30L30-34', hands: ['M30-38'], phone: 30 } as const;
const cheers = {
  arms: 'M-28 78L-54 32L-40-22M28 78L54 32L40-22',
  hands: ['M-40-26', 'M40-26'],
} as const;

const people: readonly Person[] = [
  {
    skin: '#c98a5e',
    hair: '#b83a1e',
    cut: short,
    shirt: '#5fe0d2',
    bag: { color: '#f5b82e', pocket: '#b83a1e' },
    y: 682,
    ...filmsLeft,
  },
  { skin: '#f0c29a', hair: '#ff8fb8', cut: long, shirt: '#4a1942', y: 698 },
  {
    skin: '#5f3a26',
    hair: ink,
    cut: curls,
    shirt: '#f5b82e',
    bag: { color: '#b83a1e', pocket: '#ffa777' },
    y: 680,
    arms: 'M28 78L56 36L46-22',
    hands: ['M46-26'],
  },
  {
    skin: '#8d5a3c',
    hair: ink,
    cut: short,
    shirt: '#8cc7ff',
    y: 710,
  },
  {
    skin: '#c98a5e',
    hair: ink,
    cut: braids,
    shirt: '#f4efe6',
    bag: { color: '#2b2bb8', pocket: '#a9a6ff' },
    y: 690,
  },
  {
    skin: '#f0c29a',
    hair: auburn,
    cut: long,
    shirt: '#b83a1e',
    y: 700,
  },
  { skin: '#c98a5e', hair: '#ffa777', cut: scarf, shirt: '#0e5a5e', y: 682, ...cheers },
  { skin: '#f0c29a', hair: ink, cut: bun, shirt: '#ff8fb8', y: 700 },
  {
    skin: '#5f3a26',
    hair: auburn,
    cut: curls,
    shirt: '#a9a6ff',
    bag: { color: '#12392b', pocket: '#9be15d' },
    y: 684,
    ...filmsRight,
  },
];

const placeOf = (index: number) => 64 + 84 * index;

const four = [716, 698, 724, 706]
  .map(
    (y, index) =>
      `M${88 * index - 1368} ${y - 26}a21 24 0 1 1-.1 0zm-42 406v-310q0-18 16-23l16-6v-30h20v30l16 6q16 5 16 23v310z`,
  )
  .join('');

function Passersby() {
  return (
    <Part name="passersby" at={crowd.passersby}>
      <g id="arts-crowd" fill="#0b281d">
        <path id="arts-four" d={four} />
        {[352, 704, 1056].map((x) => (
          <use key={x} href="#arts-four" x={x} />
        ))}
      </g>
      <use href="#arts-crowd" x="2216" />
    </Part>
  );
}

export function Team() {
  return (
    <>
      <Passersby />
      <Part name="arms" at={crowd.arms}>
        {people.map((person, index) => (
          <RaisedArms key={person.shirt} {...person} x={placeOf(index)} />
        ))}
      </Part>
      <Three name="left" from={0} />
      <Three name="right" from={6} />
      <Three name="middle" from={3} />
    </>
  );
}

/** Drawn before the people's backs, so that the arms rise from behind the backs. */
const RaisedArms = ({ x, y, arms, hands, shirt, skin, phone }: Person & { x: number }) =>
  arms && (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round" strokeLinejoin="round">
      <path d={arms} fill="none" stroke={shirt} strokeWidth="19" />
      {phone !== undefined && (
        <g transform={`translate(${phone} -66)`} fill="none">
          <path d="M-14-28h28v56h-28z" fill="#d0f2b0" stroke={ink} strokeWidth="7" />
          <path d="M-9 14a9 9 0 0 1 18 0z" fill="#ffa777" />
          <path d="M-8 22v-26M0 22v-36M8 22v-26" stroke="#2a7c57" strokeWidth="3" />
        </g>
      )}
      <path d={hands?.map((start) => start + hand).join('')} stroke={skin} strokeWidth="7" />
    </g>
  );

function Three({ name, from }: { name: 'left' | 'middle' | 'right'; from: number }) {
  return (
    <Part name={`team-${name}`} at={crowd[name]} pace="late">
      {people.slice(from, from + 3).map((person, index) => (
        <Back key={person.shirt} {...person} x={placeOf(from + index)} />
      ))}
    </Part>
  );
}

function Back({ x, y, skin, hair, cut, shirt, bag }: Person & { x: number }) {
  const start = `M${x} ${y}`;
  return (
    <g strokeLinecap="round">
      <path d={start + head} fill={skin} />
      <path d={start + back} fill={shirt} />
      <path d={start + lowered} fill="none" stroke={shirt} strokeWidth="17" />
      {bag && <path d={start + backpack} fill={bag.color} />}
      {bag && <path d={start + pocket} fill={bag.pocket} />}
      <path d={start + cut[0]} fill={hair} />
      <path
        d={start + cut[1] + start + sleeves}
        fill="none"
        stroke={ink}
        strokeWidth="3"
        opacity="0.3"
      />
    </g>
  );
}
