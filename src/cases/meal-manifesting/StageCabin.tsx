import type { ReactNode } from 'react';
import { themed } from '../../content/theme-color';
import { Part } from '../../motion/stage';
import { Limb } from './StageBody';
import { Gazer, Holder, Reader, Thinker } from './StageGuests';
import { beside, floor } from './stage-states';

/** Repeats a path, which must start with a relative command, in each panel of the wall. */
export const across = (d: string): string =>
  Array.from({ length: 19 }, (_, panel) => `M${-1400 + 190 * panel} 0${d}`).join('');

export const shade = (percent: number): string =>
  `color-mix(in srgb,var(--background),#000 ${percent}%)`;

export const wall = 'var(--background)';

export const Wall = () => <path d={across('m0-400v1600')} stroke={shade(10)} strokeWidth="10" />;

interface AsideProps {
  name: keyof typeof beside;
  children: ReactNode;
}

export const Aside = ({ name, children }: AsideProps) => (
  <Part name={name} at={beside[name]} composition="narrow">
    {children}
  </Part>
);

const sky = themed('#8cc7ff', '#131c4f');
const cloud = themed('#fff', '#6d78b8');
const peaks = themed('#4a6fa5', '#2d3a7a');
export const navy = '#22304f';
export const blue = '#3b6fb0';
const trousers = '#11182b';
/** In the dark theme, the light of a lamp above each passenger. */
const lamplight = themed('transparent', '#ffcf7a66');
const sill = 'V126a46 46 0 0 1-92 0z';
const windows = across('m44 82a46 46 0 0 1 92 0v44a46 46 0 0 1-92 0z');

export const EmptySeats = () => (
  <>
    <path d={across('m12 700v-400q0-60 60-60h36q60 0 60 60v400z')} fill={navy} />
    <path d="M-1400 690h3600v80h-3600z" fill={shade(22)} />
    <path d={across('m44 262h92v62q-46 18-92 0zm-34 348h160v80h-160z')} fill={blue} />
  </>
);

export const Seats = () => (
  <>
    <path d={windows} fill={sky} />
    <EmptySeats />
    {guests.map(({ seat, view }, index) => (
      <g key={seat} transform={`translate(${20 + 190 * index} 0)`}>
        {view}
        <SeatSign seat={seat} />
      </g>
    ))}
    <path d={windows} fill="none" stroke="#f6d3c0" strokeWidth="12" />
  </>
);

export const Guests = () => (
  <>
    {guests.map(({ seat, skin, person }, index) => (
      <g key={seat} transform={`translate(${20 + 190 * index} 0)`}>
        <g id={`meal-${seat}`}>
          <path d="M-14 228h28l42 260H-56z" fill={lamplight} />
          <g fill={skin}>{person}</g>
          <path d="M-80 622H80v78H-80z" fill={blue} />
          <Limb d="M-34 606v30M34 606v30" color={trousers} width={62} />
          <Limb d="M-36 640v60M36 640v60" color={trousers} width={42} />
          <Limb d="M-36 720h-8M36 720h8" color="#f4efe6" width={28} />
        </g>
      </g>
    ))}
    <path d={across('m-18 562q13-16 26 0v128h-26z')} fill="#8cc7ff" />
  </>
);

const guests = [
  {
    seat: '2A',
    skin: '#e0a878',
    person: Reader,
    view: (
      <>
        <circle cx="14" cy="82" r="20" fill={themed('#f5b82e', '#fff0cc')} />
        <path d={`M-46 124q10-18 26-10 14-14 30 0 20-10 36 10${sill}`} fill={cloud} />
      </>
    ),
  },
  {
    seat: '2C',
    skin: '#c98a5e',
    person: Gazer,
    view: (
      <>
        <path d="M-40 148L22 90l2-34 14-4-2 48-62 64z" fill="#f4efe6" />
        <path d="M22 76l2-20 14-4-1 20z" fill="#b83a1e" />
      </>
    ),
  },
  {
    seat: '2D',
    skin: '#8d5a3c',
    person: Holder,
    view: (
      <>
        <path d={`M-46 122l24-34 18 25 20-45 30 46${sill}`} fill={peaks} />
        <path d="M-32 102l10-14 10 13-8-2-4 5zM6 92l10-24 14 22-8 2-6-6-4 8z" fill="#fff" />
      </>
    ),
  },
  {
    seat: '2F',
    skin: '#f0c29a',
    person: Thinker,
    view: (
      <>
        <path d="M-36 142q4-20 22-16 12-18 28-2 20-2 18 18z" fill={cloud} />
        <path d="M-46 82a46 46 0 0 1 92 0v18h-92z" fill="#e8b49a" />
        <path d="M-14 92h28" stroke="#8f2a13" strokeWidth="5" />
      </>
    ),
  },
];

/** In the dark theme, dims what is drawn before it. */
export const Night = () => (
  <path d="M-1400-400h3600v4800h-3600z" fill={themed('transparent', '#12061f4d')} />
);

const SeatSign = ({ seat }: { seat: string }) => (
  <>
    <path d="M-36 188h72v40h-72z" fill={seat === '2D' ? '#ffa777' : '#f4efe6'} />
    <text y="218" fontSize="28" textAnchor="middle" fontFamily="var(--mono)">
      {seat}
    </text>
  </>
);

/** A vertical line from seat 2D to its sign on the last of the drawing's floors. */
export const Line = () => (
  <>
    <path d={`M400 770V${4 * floor + 70}`} stroke="#ffe1cf" strokeWidth="9" />
    <g transform={`translate(400 ${4 * floor - 84}) scale(.8)`}>
      <SeatSign seat="2D" />
    </g>
  </>
);
