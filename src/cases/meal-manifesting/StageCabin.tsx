import type { ReactNode } from 'react';
import { Only, Part } from '../../motion/stage';
import { floor, trayAt } from './stage-states';

const ink = '#1c1815';

export const Wall = () => (
  <>
    <path d="M-1400-400h3600v1600h-3600z" fill="#ad351a" />
    <path
      d={Array.from({ length: 19 }, (_, index) => `M${-1400 + 190 * index}-400v1600`).join('')}
      stroke="#9f2f15"
      strokeWidth="10"
    />
  </>
);

const guests = [
  {
    seat: '2A',
    skin: '#e0a878',
    shirt: '#ff8fb8',
    hair: 'M-50 352c-10-120 110-120 100 0l8 66h-28l-4-84q-40-6-52-30-8 24-18 28l-2 86h-28z',
  },
  {
    seat: '2C',
    skin: '#c98a5e',
    shirt: '#5fe0d2',
    hair: 'M-46 336c-14-92 106-92 92 0q-12-4-20-26-28 18-58 8-6 12-14 18z',
  },
  {
    seat: '2D',
    skin: '#8d5a3c',
    shirt: '#f5b82e',
    hair: 'M-46 332c-10-86 102-86 92 0q-16-26-46-28t-46 28zM0 216a30 30 0 1 1-.1 0z',
  },
  {
    seat: '2F',
    skin: '#f0c29a',
    shirt: '#a9a6ff',
    hair: 'M-47 340c-14-98 108-98 94 0q-14-10-18-32-30 10-58 0-4 22-18 32zM-44 352q4 48 44 50t44-50q-8 22-24 24-20-8-40 0-16-2-24-24z',
  },
];

const windowPath = 'M-46 106a46 46 0 0 1 92 0v44a46 46 0 0 1-92 0z';

export function Seats() {
  return (
    <>
      {[-455, -265, -75, 875, 1065, 1255].map((x) => (
        <g key={x} transform={`translate(${x} 0)`} opacity="0.55">
          <path d={windowPath} fill="#8f2a13" />
          <Seat />
        </g>
      ))}
      {guests.map((guest, index) => (
        <g key={guest.seat} transform={`translate(${115 + 190 * index} 0)`}>
          <Passenger {...guest} />
        </g>
      ))}
      <path d="M-1400 700h3600v60h-3600z" fill="#8f2a13" />
    </>
  );
}

const Seat = () => <path d="M-78 700V300q0-60 60-60h36q60 0 60 60v400z" fill="#3a1a10" />;

function Passenger({ seat, skin, shirt, hair }: (typeof guests)[number]) {
  return (
    <>
      <path d={windowPath} fill="#8cc7ff" stroke="#f6d3c0" strokeWidth="12" />
      <path d="M-34 144q4-22 24-18 10-18 26-6 20-2 18 24z" fill="#fff" />
      <Seat />
      <path d="M-22 372h44v56h-44z" fill={skin} />
      <path d="M-70 700V486q0-62 56-70l14 20 14-20q56 8 56 70v214z" fill={shirt} />
      <path d="M-46 484V560M46 484V560" stroke={ink} strokeWidth="4" opacity="0.3" />
      <ellipse cy="346" rx="44" ry="52" fill={skin} />
      <path d={hair} fill={ink} />
      <path d="M-16 350h0M16 350h0" stroke={ink} strokeWidth="9" strokeLinecap="round" />
      <path
        d="M-13 372q13 12 26 0"
        fill="none"
        stroke={ink}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M-86 574h172v18h-172z" fill="#f6d3c0" />
      <path d="M-56 571h16M40 571h16" stroke={skin} strokeWidth="22" strokeLinecap="round" />
      <path d="M-36 608h72v46h-72z" fill={seat === '2D' ? '#ffa777' : '#f4efe6'} />
      <text y="641" fontSize="28" textAnchor="middle" fontFamily="var(--mono)">
        {seat}
      </text>
    </>
  );
}

/** A vertical line that connects the ordering seat, on the top floor, with the tray, on the lowest floor. */
export const Line = () => (
  <path d={`M400 592V${4 * floor + 206}`} fill="none" stroke="#ffe1cf" strokeWidth="9" />
);

const white = '#fffaf2';
const pine = '#17402f';
const green = '#5c8a4a';

interface PieceProps {
  name: keyof typeof trayAt.tall;
  children: ReactNode;
}

const Piece = ({ name, children }: PieceProps) => (
  <Part name={name} at={trayAt.tall[name]} composition="tall">
    {children}
  </Part>
);

/** The ordered meal, seen from above. Its center is at 0, 0. */
export const Tray = () => (
  <>
    <Piece name="base">
      <rect x="-114" y="-62" width="228" height="124" rx="20" fill="#ffa777" />
      <rect x="-108" y="-56" width="216" height="112" rx="15" fill="#ffc29f" />
    </Piece>
    <Only composition="tall">
      <rect x="-81" y="-98" width="162" height="208" rx="18" fill="#ffa777" />
      <rect x="-76" y="-93" width="152" height="198" rx="14" fill="#ffc29f" />
    </Only>
    <Piece name="salmon">
      <Salmon />
    </Piece>
    <Piece name="salad">
      <Salad />
    </Piece>
    <Piece name="napkin">
      <path d="M-100 2h46v48h-46z" fill={white} />
      <path
        d="M-88 22v22M-66 8v36M-93 8v9q0 5 5 5t5-5v-9M-88 8v12"
        fill="none"
        stroke={ink}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M-66 8q7 8 2 20h-2z" />
    </Piece>
    <Piece name="bread">
      <ellipse cx="86" cy="-5" rx="17" ry="11" fill="#e2a25a" />
      <path d="M77-10l4 10M85-12l4 12M93-11l3 9" stroke="#f9dcae" strokeWidth="2.4" />
    </Piece>
    <Piece name="coffee">
      <path d="M96 24l9-8" stroke={white} strokeWidth="7" strokeLinecap="round" />
      <circle cx="84" cy="32" r="17" fill={white} />
      <circle cx="84" cy="32" r="12" fill="#4a2417" />
      <path d="M77 29a8 8 0 0 1 6-5" fill="none" stroke="#8a5238" strokeWidth="2" />
    </Piece>
  </>
);

/** The tray's main dish: salmon on rice, with beans and a slice of lemon. */
const Salmon = () => (
  <>
    <ellipse cx="6" cy="2" rx="57" ry="49" fill={white} />
    <ellipse cx="6" cy="2" rx="46" ry="38" fill="#f1e2cb" />
    <path d="M-34 8q-2-28 26-31q26-8 44 4q14 12 8 26q-34 12-78 1z" fill={white} />
    <path
      d="M-24-9l4 2M-14-16l4-1M0-20l3 2M14-22l4 1M26-15l3 2M38-8l2 3M-29 2l4-1M32-20l3 1M-6-12l3 1"
      stroke="#d9c9ae"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    <path
      d="M-26 23q24 7 46 2M-22 30q22 6 42 1M-14 36q16 3 28 0"
      fill="none"
      stroke={green}
      strokeWidth="4.4"
      strokeLinecap="round"
    />
    <path d="M-32 8q10-24 40-24q28 0 42 16q2 10-8 16q-40 12-66 2q-8-3-8-10z" fill="#e8673f" />
    <path d="M-32 8q10-24 40-24q28 0 42 16q-20-9-42-8q-26 0-40 16z" fill="#ff8a5c" />
    <path
      d="M-16-7q8 12 2 26M2-12q10 15 3 33M20-12q10 14 4 31M36-6q7 9 4 20"
      fill="none"
      stroke="#ffd2b8"
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <circle cx="38" cy="24" r="12" fill="#f5b82e" />
    <circle cx="38" cy="24" r="9" fill="#ffe4a3" />
    <path d="M38 16v16M30 24h16M32.5 18.5l11 11M43.5 18.5l-11 11" stroke="#f5b82e" />
  </>
);

const Salad = () => (
  <>
    <circle cx="-77" cy="-27" r="24" fill={white} />
    <circle cx="-77" cy="-27" r="19" fill={pine} />
    <path d="M-94-28q4-14 20-12q-2 14-20 12zM-74-11q-12-4-11-18q12 3 11 18z" fill={green} />
    <path d="M-60-29q-4 13-18 10q2-13 18-10zM-68-43q8 6 4 15q-8-4-4-15z" fill="#8bb45f" />
    <circle cx="-85" cy="-20" r="5.5" fill="#b83a1e" />
    <circle cx="-72" cy="-33" r="5" fill="#b83a1e" />
  </>
);
