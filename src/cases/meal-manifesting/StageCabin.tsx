import type { ReactNode } from 'react';
import { themed } from '../../content/theme-color';
import { Part } from '../../motion/stage';
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
const frame = '#f6d3c0';
const windowPath = 'M-46 106a46 46 0 0 1 92 0v44a46 46 0 0 1-92 0z';
const sill = 'V150a46 46 0 0 1-92 0z';

export function Seats() {
  return (
    <>
      <path
        d={across(
          'm44 106a46 46 0 0 1 92 0v44a46 46 0 0 1-92 0zm-32 594v-400q0-60 60-60h36q60 0 60 60v400z',
        )}
        fill={shade(22)}
      />
      <path
        d={across(
          'm58 108a32 32 0 0 1 64 0v40a32 32 0 0 1-64 0zm-4 196h72v46h-72zm-48 270h168v18h-168zm48 34h72v46h-72z',
        )}
        fill={wall}
      />
      {guests.map(({ seat, view, skin, person }, index) => (
        <g key={seat} transform={`translate(${20 + 190 * index} 0)`}>
          <path d={windowPath} fill={sky} />
          {view}
          <path d={windowPath} fill="none" stroke={frame} strokeWidth="12" />
          <g id={`meal-${seat}`}>
            <Seat />
            <g fill={skin}>{person}</g>
            <path d="M-84 574H84v18H-84z" fill={frame} />
            <path d="M-36 608h72v46h-72z" fill={seat === '2D' ? '#ffa777' : '#f4efe6'} />
            <text y="641" fontSize="28" textAnchor="middle" fontFamily="var(--mono)">
              {seat}
            </text>
          </g>
        </g>
      ))}
      <path d="M-1400 700h3600v60h-3600z" fill={shade(22)} />
    </>
  );
}

const Seat = () => (
  <>
    <path d="M-78 700V300q0-60 60-60h36q60 0 60 60v400z" fill="#3a1a10" />
    <path d="M-60 330q0-72 60-72t60 72" fill="none" stroke="#52281a" strokeWidth="6" />
  </>
);

const guests = [
  {
    seat: '2A',
    skin: '#e0a878',
    person: Reader,
    view: (
      <>
        <circle cx="14" cy="106" r="20" fill={themed('#f5b82e', '#fff0cc')} />
        <path d={`M-46 148q10-18 26-10 14-14 30 0 20-10 36 10${sill}`} fill={cloud} />
      </>
    ),
  },
  {
    seat: '2C',
    skin: '#c98a5e',
    person: Gazer,
    view: (
      <>
        <path d="M-40 172L22 114l2-34 14-4-2 48-62 64z" fill="#f4efe6" />
        <path d="M22 100l2-20 14-4-1 20z" fill="#b83a1e" />
      </>
    ),
  },
  {
    seat: '2D',
    skin: '#8d5a3c',
    person: Holder,
    view: (
      <>
        <path d={`M-46 146l24-34 18 25 20-45 30 46${sill}`} fill={peaks} />
        <path d="M-32 126l10-14 10 13-8-2-4 5zM6 116l10-24 14 22-8 2-6-6-4 8z" fill="#fff" />
      </>
    ),
  },
  {
    seat: '2F',
    skin: '#f0c29a',
    person: Thinker,
    view: (
      <>
        <path d="M-36 166q4-20 22-16 12-18 28-2 20-2 18 18z" fill={cloud} />
        <path d="M-46 106a46 46 0 0 1 92 0v18h-92z" fill="#e8b49a" />
        <path d="M-14 116h28" stroke="#8f2a13" strokeWidth="5" />
      </>
    ),
  },
];

/** A vertical line through seat 2D on each of the drawing's floors, which are one below another. */
export const Line = () => (
  <path d={`M400 592V${4 * floor + 206}`} stroke="#ffe1cf" strokeWidth="9" />
);
