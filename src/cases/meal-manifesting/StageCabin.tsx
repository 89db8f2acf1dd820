import { floor } from './stage-states';

const ink = '#1c1815';

/** The cabin's wall, which continues on both sides. */
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

/** A row of seats below their windows; the seats beyond are empty. */
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
      <path d="M-36 608h72v46h-72z" fill={seat === '2D' ? '#ffa777' : '#f4efe6'} />
      <text y="641" fontSize="28" textAnchor="middle" fontFamily="var(--mono)">
        {seat}
      </text>
    </>
  );
}

/** The way of one order, from its seat to its tray. */
export const Line = () => (
  <path d={`M495 592V730H400V${4 * floor + 206}`} fill="none" stroke="#ffe1cf" strokeWidth="9" />
);

/** The ordered meal, seen from above, around its center. */
export const Tray = () => (
  <g transform="translate(-660 -700)">
    <rect x="546" y="638" width="228" height="124" rx="20" fill="#ffa777" />
    <rect x="552" y="644" width="216" height="112" rx="15" fill="#ffc29f" />
    <ellipse cx="660" cy="702" rx="58" ry="40" fill="#fffaf2" />
    <path d="M616 704q24-30 56-22q24 4 30 22q-26 24-56 18q-20-2-30-18z" fill="#e8673f" />
    <path
      d="M638 690q10 12 4 26M658 684q12 14 4 36M678 686q10 12 2 30"
      fill="none"
      stroke="#ffc29f"
      strokeWidth="3"
    />
    <circle cx="706" cy="724" r="9" fill="#f5b82e" />
    <path d="M562 654h40v38h-40z" fill="#fffaf2" />
    <circle cx="576" cy="667" r="8" fill="#5c8a4a" />
    <circle cx="589" cy="679" r="8" fill="#17402f" />
    <path d="M562 710h34M562 722h34M562 734h26" stroke="#8f2a13" strokeWidth="3.5" />
    <circle cx="740" cy="734" r="15" fill="#fffaf2" />
    <circle cx="740" cy="734" r="10" fill="#4a2417" />
  </g>
);
