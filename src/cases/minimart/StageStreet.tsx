import type { ReactNode } from 'react';
import { themed } from '../../content/theme-color';
import { brick, room, sun, words } from './stage-inks';

export const Street = () => (
  <>
    <path d="M-1400 714h3600v400h-3600z" fill="#8a2200" fillOpacity="0.1" />
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
  <path d="M10 716h780l150 200h-1080z" fill={themed('transparent', '#ffe4a3')} fillOpacity="0.09" />
);

/** On wide screens, all captions but the last lie over the upper half of this board. */
export const Board = () => (
  <>
    <path d="M800 20h284v690h-284z" />
    <path d="M806 26h272v680h-272z" fill={brick} />
    <path d="M820 66h244v616h-244z" fill="none" stroke="#ffc9a8" strokeWidth="4" />
  </>
);

/** On wide screens, the last caption lies over this door. */
export const Door = ({ children }: { children: ReactNode }) => (
  <>
    <path d="M800 20h284v682h-284z" />
    <path d="M812 32h260v670h-260z" fill="#f5b82e" />
    <path d="M822 66h240v636h-240z" />
    <path d="M828 72h228v624h-228z" fill={room} />
    <rect
      x="840"
      y="410"
      width="30"
      height="112"
      rx="8"
      fill="#f5b82e"
      stroke="#1c1815"
      strokeWidth="5"
    />
    <path d="M846 436h70a9 9 0 0 1 0 18h-70z" fill={words} />
    <path d="M855 478a7 7 0 0 1 5 12v14h-10v-14a7 7 0 0 1 5-12z" />
    {children}
  </>
);

export const Plant = () => (
  <g transform="translate(296 166) scale(1.4)">
    <path
      d="M598 350c-20-4-28-20-27-36 18 2 28 16 27 36zm0-14c2-22 14-32 32-32 0 20-12 32-32 32zm0-24c-12-12-12-30-2-42 12 10 14 28 2 42z"
      fill="#2a7c57"
    />
    <path d="M598 372v-70" stroke="#2a7c57" strokeWidth="4" />
    <path d="M580 366h36l-5 42h-26z" fill="#b83a1e" stroke="#1c1815" strokeWidth="3" />
  </g>
);

/** In the light theme, the lamp's glow is invisible, because it has the background's color. */
export const Lamp = () => (
  <>
    <circle cx="-46" cy="292" r="120" fill={themed(sun, '#ffe4a3')} fillOpacity="0.14" />
    <path d="M-52 330h12v380h14v24h-40v-24h14z" />
    <circle cx="-46" cy="292" r="34" fill="#fff0cc" stroke="#1c1815" strokeWidth="6" />
    <path d="M-76 330h60l-8 14h-44zM-66 262h40l-12-22h-16z" />
  </>
);

/** In the tall composition, Stage.tsx draws the summaries and the test rounds over this panel. */
export const Front = () => (
  <>
    <path d="M4 710h792v250h-792z" fill={brick} />
    <path d="M28 740h744v190h-744z" fill="none" stroke="#ffc9a8" strokeWidth="4" />
    <path d="M-60 960h920v30h-920z" fill={themed('#fff0cc', '#d9c49a')} />
    <path d="M-60 990h920v200h-920z" fill={themed('#8f2a13', '#5f1a0b')} />
  </>
);

interface RoundProps {
  number: number;
  x: number;
  y: number;
  step: number;
  atMost: number;
}

export const Round = ({ number, x, y, step, atMost }: RoundProps) => (
  <g data-round={number}>
    <text x={x} y={y} fontSize={0.6 * step}>
      {`Round ${number}: up to ${atMost} people`}
    </text>
    {Array.from({ length: atMost }, (_, index) => (
      <circle
        key={index}
        cx={x + 0.4 * step + step * index}
        cy={y + 6 + 0.5 * step}
        r={0.4 * step}
        fill="var(--case-accent)"
      />
    ))}
  </g>
);
