import type { ReactNode } from 'react';
import { themed } from '../../content/theme-color';
import { brick, darkBrick, sun, words } from './stage-inks';

export const Street = () => (
  <>
    <path d="M-1400 714h3600v700h-3600z" fill="#8a2200" fillOpacity="0.1" />
    <path
      d="M-1400 714h3600M-900 714l-600 300M-510 714l-380 300M-120 714l-160 300M920 714l160 300M1310 714l380 300M1700 714l600 300"
      stroke="#8a2200"
      strokeOpacity="0.2"
      strokeWidth="4"
    />
  </>
);

export const Awning = ({ stripes }: { stripes: number }) => (
  <g transform="translate(4 0)">
    <path d={`M-2 702h${72 * stripes + 4}v14h-${72 * stripes + 4}z`} />
    <g stroke="#1c1815" strokeWidth="3" strokeLinejoin="round">
      <path d={stripesFrom(1, stripes)} fill={themed('#fffaf0', '#d9c49a')} />
      <path d={stripesFrom(0, stripes)} fill={brick} />
      <path d={`M0 30h${72 * stripes}`} />
    </g>
  </g>
);

function stripesFrom(first: 0 | 1, total: number): string {
  const top = (stripe: number) => short(36 * total + 57.6 * (stripe - total / 2));
  return Array.from({ length: Math.ceil((total - first) / 2) }, (_, index) => {
    const stripe = first + 2 * index;
    return `M${top(stripe)}-300h57.6L${72 * (stripe + 1)} 30a36 27 0 0 1-72 0z`;
  }).join('');
}

const short = (value: number): number => Math.round(value * 10) / 10;

export const LightOnPavement = () => (
  <path d="M10 716h780l150 200h-1080z" fill={themed('transparent', sun)} fillOpacity="0.3" />
);

/** On wide screens, all captions but the last lie over the upper half of this board. */
export const Board = () => (
  <>
    <path d="M800 20h284v690h-284z" fill={darkBrick} />
    <path d="M806 26h272v680h-272z" fill={brick} />
    <path d="M820 66h244v616h-244z" fill="none" stroke="#ffc9a8" strokeWidth="4" />
  </>
);

const indoors = themed('#fffaf0', '#5a3316');

/** On wide screens, the last caption lies over this doorway. */
export const Door = ({ children }: { children: ReactNode }) => (
  <>
    <path d="M800 20h284v682h-284z" />
    <path d="M812 32h260v670h-260z" fill="#f5b82e" />
    <path d="M822 66h240v636h-240z" />
    <path d="M828 72h228v624h-228z" fill={indoors} />
    <path d="M828 506h228v6h-228z" fill={words} />
    <g stroke="#1c1815" strokeWidth="6" strokeLinejoin="round">
      <path d="M1062 69l48 26v650l-48-46z" fill="#f5b82e" />
      <path d="M1074 108l24 13v268l-24-7z" fill={indoors} />
    </g>
    <path d="M1094 440v76" stroke="#1c1815" strokeWidth="9" strokeLinecap="round" />
    {children}
  </>
);

export const Plant = () => (
  <g transform="translate(306 166) scale(1.4)">
    <path
      d="M598 350c-20-4-28-20-27-36 18 2 28 16 27 36zm0-14c2-22 14-32 32-32 0 20-12 32-32 32zm0-24c-12-12-12-30-2-42 12 10 14 28 2 42z"
      fill="#2a7c57"
    />
    <path d="M598 372v-70" stroke="#2a7c57" strokeWidth="4" />
    <path d="M580 366h36l-5 42h-26z" fill="#b83a1e" stroke="#1c1815" strokeWidth="3" />
  </g>
);

/** The first circle is the lamp's light. In the light theme, it has the background's color. */
export const Lamp = () => (
  <>
    <circle cx="-46" cy="292" r="120" fill={sun} fillOpacity="0.3" />
    <path d="M-52 330h12v380h14v24h-40v-24h14z" />
    <circle cx="-46" cy="292" r="34" fill="#fff0cc" stroke="#1c1815" strokeWidth="6" />
    <path d="M-76 330h60l-8 14h-44zM-66 262h40l-12-22h-16z" />
  </>
);

/** In the tall composition, Stage.tsx draws the summaries and the test rounds over this panel. */
export const Front = () => (
  <>
    <path d="M4 710h792v340h-792z" fill={brick} />
    <path d="M28 740h744v280h-744z" fill="none" stroke="#ffc9a8" strokeWidth="4" />
    <path d="M2 1050h796v14h-796z" />
  </>
);

interface RoundProps {
  number: number;
  atMost: number;
  x: number;
  /** The `y` of the ground below the people. */
  y: number;
  scale?: number;
  inRow?: boolean;
}

/** A round of tests: a label above its people, in one row (`inRow`) or two, with four in front. */
export function Round({ number, atMost, x, y, scale = 1, inRow }: RoundProps) {
  const behind = inRow ? 0 : atMost - 4;
  return (
    <g data-round={number} transform={`translate(${x} ${y}) scale(${scale})`}>
      <text
        x="4"
        y={inRow ? -62 : -146}
        fontFamily="var(--display)"
        fontSize={inRow ? 26 : 32}
        fontWeight="700"
      >
        {`Round ${number}: `}
        <tspan {...(!inRow && { x: 4, dy: 66, fontSize: 25 })}>
          {'up to '}
          <tspan {...(!inRow && { fontSize: 70 })}>{atMost}</tspan>
          {' people'}
        </tspan>
      </text>
      {Array.from({ length: atMost }, (_, index) => (
        <use
          key={index}
          href="#minimart-person"
          x={54 * (index < behind ? 0.5 + (2 * index) / Math.max(behind - 1, 1) : index - behind)}
          y={index < behind ? -66 : -52}
          fill={shirts[(index + number) % shirts.length]}
          color={skins[(index + 2 * number) % skins.length]}
        />
      ))}
    </g>
  );
}

const shirts = [sun, '#2a7c57', '#fffaf0', '#ffa777', '#8cc7ff'];
const skins = ['#8a5532', '#f2c7a0', '#5e3520', '#d99a66'];

export const Person = () => (
  <g id="minimart-person" stroke="#1c1815" strokeWidth="3">
    <path d="M2 56v-10a25 18 0 0 1 50 0v10" />
    <circle cx="27" cy="16" r="14" fill="currentColor" />
    <path d="M13 15a14 14 0 0 1 28 0q-14 -8-28 0z" fill="#1c1815" />
  </g>
);
