import { Part } from '../../motion/stage';
import { crowd } from './stage-states';

interface Person {
  skin: string;
  hair: string;
  /** Hair from behind, around the head's center. */
  cut: string;
  shirt: string;
  bag?: string;
  y: number;
  /** What the raised hand does. */
  hand?: 'films' | 'waves';
}

const ink = '#1c1815';
const auburn = '#5f3a26';

const neck = 'm-11 10h22v30h-22z';
/** Down to below the lower edge of every screen. */
const back = 'm-42 420v-354q0-34 42-34t42 34v354z';
const backpack = 'm-24 420v-368q0-12 24-12t24 12v368z';
const short = 'm-22 4c-2-34 46-34 44 0q-2 15-10 15h-24q-8 0-10-15z';
const long = 'm-24 6c-4-42 52-42 48 0l4 46h-56z';
const curls = 'm0-34a34 32 0 1 1-.1 0z';
const bun = `${short}m22-48a12 12 0 1 1-.1 0z`;
const braids = `${short}m2 2h12v48h-12zm28 0h12v48h-12z`;

const people: readonly Person[] = [
  {
    skin: '#c98a5e',
    hair: '#b83a1e',
    cut: short,
    shirt: '#5fe0d2',
    bag: '#f5b82e',
    y: 684,
    hand: 'films',
  },
  { skin: '#f0c29a', hair: '#ff8fb8', cut: long, shirt: '#4a1942', y: 694 },
  {
    skin: '#5f3a26',
    hair: ink,
    cut: curls,
    shirt: '#f5b82e',
    bag: '#b83a1e',
    y: 678,
    hand: 'waves',
  },
  { skin: '#f0c29a', hair: auburn, cut: long, shirt: '#b83a1e', y: 688 },
  {
    skin: '#c98a5e',
    hair: ink,
    cut: braids,
    shirt: '#f4efe6',
    bag: '#2b2bb8',
    y: 694,
    hand: 'films',
  },
  { skin: '#8d5a3c', hair: ink, cut: short, shirt: '#8cc7ff', y: 680 },
  { skin: '#f0c29a', hair: ink, cut: bun, shirt: '#ff8fb8', y: 698, hand: 'waves' },
  {
    skin: '#5f3a26',
    hair: ink,
    cut: short,
    shirt: '#a9a6ff',
    bag: '#9be15d',
    y: 680,
    hand: 'films',
  },
  { skin: '#c98a5e', hair: auburn, cut: bun, shirt: '#ffa777', y: 692 },
];

/** Silhouettes of passersby. */
const four = [716, 698, 724, 706]
  .map(
    (y, index) =>
      `M${88 * index - 1368} ${y - 26}a24 24 0 1 1-.1 0zm-40 406v-330q0-34 40-34t40 34v330z`,
  )
  .join('');

/** Continues the crowd on both sides, in the dark. */
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

/** The team of nine from behind, in three groups with the middle one in front. */
export function Team() {
  return (
    <>
      <Passersby />
      <Three name="left" from={0} />
      <Three name="right" from={6} />
      <Three name="middle" from={3} />
    </>
  );
}

function Three({ name, from }: { name: 'left' | 'middle' | 'right'; from: number }) {
  return (
    <Part name={`team-${name}`} at={crowd[name]}>
      {people.slice(from, from + 3).map(({ skin, hair, cut, shirt, bag, y, hand }, index) => {
        const x = 48 + 88 * (from + index);
        const start = `M${x} ${y}`;
        return (
          <g key={shirt}>
            {cut !== long && <path d={start + neck} fill={skin} />}
            <path d={start + back} fill={shirt} />
            {bag && <path d={start + backpack} fill={bag} />}
            <path d={start + cut} fill={hair} />
            {hand && (
              <g transform={`translate(${x} ${y})`} strokeLinecap="round">
                <path d="M30 62L48-18" stroke={shirt} strokeWidth="20" />
                <path d="M48-18L52-52" stroke={skin} strokeWidth="15" />
                {hand === 'films' && <path d="M40-104h26v50h-26z" fill={ink} />}
                {hand === 'films' && <path d="M44-99h18v40h-18z" fill="#9be15d" />}
              </g>
            )}
          </g>
        );
      })}
    </Part>
  );
}
