import type { ReactNode } from 'react';
import { Part } from '../../motion/stage';
import { Cuff, Eyes, Hand, Head, InkLine, Limb, ink } from './StageBody';
import { beside, floor } from './stage-states';

/** Repeats a path in the wall's panels, from left to right. */
export const across = (d: string): string =>
  Array.from({ length: 19 }, (_, panel) => `M${-1400 + 190 * panel} 0${d}`).join('');

/** The wall's color (`--background`, darker in the dark theme), mixed with this much black. */
export const shade = (percent: number): string =>
  `color-mix(in srgb,var(--background),#000 ${percent}%)`;

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

const sky = '#8cc7ff';
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
      {guests.map(({ seat, view, skin, person }, index) => (
        <g key={seat} transform={`translate(${20 + 190 * index} 0)`}>
          <path d={windowPath} fill={sky} />
          {view}
          <path d={windowPath} fill="none" stroke={frame} strokeWidth="12" />
          <g id={`meal-${seat}`}>
            <Seat />
            <g fill={skin}>{person}</g>
            <path d="M-84 574H84v18H-84z" fill={frame} />
          </g>
          <path d="M-36 608h72v46h-72z" fill={seat === '2D' ? '#ffa777' : '#f4efe6'} />
          <text y="641" fontSize="28" textAnchor="middle" fontFamily="var(--mono)">
            {seat}
          </text>
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

const Reader = (
  <>
    <path d="M-60 700V500q0-52 40-66h40q40 14 40 66v200z" fill="#ff8fb8" />
    <Head />
    <path d="M-24 404q24 12 48 0v34q-24 16-48 0z" fill="#f57da9" />
    <path
      d="M-50 352c-10-120 110-120 100 0l10 92q-20 14-34-4l-2-106q-40-6-52-30-8 24-18 28l-4 108q-14 16-32 4z"
      fill="#1c1815"
    />
    <InkLine d="M-25 354q8 7 16 0M6 354q8 7 16 0M-8 380q8 5 16 0" />
    <Limb d="M-42 464Q-74 514-68 548H-60M42 464Q74 514 68 548H60" color="#f57da9" />
    <path d="M0 490q-30-14-58-6v78q28-8 58 6 30-14 58-6v-78q-28-8-58 6z" fill="#17402f" />
    <Limb d="M0 490v78" color="#0e2a1f" width={5} />
    <Cuff d="M-72 546h13M59 546h13" color="#fff5ea" />
    <Hand at="translate(-54 546)" />
    <Hand at="translate(54 546) scale(-1 1)" />
  </>
);

const Gazer = (
  <>
    <path d="M-70 700V496q0-50 48-62h44q48 12 48 62v204z" fill="#5fe0d2" />
    <g transform="translate(2 14) rotate(-14 0 400)">
      <path d="M-26 376h46v46q-24 14-46 0z" />
      <path d="M-38 350C-46 286 10 280 32 304q6 10 7 24l13 22q1 6-8 8v8q4 5 0 9l-2 12q-4 12-24 8l-22 6-26-24z" />
      <path
        d="M-30 386C-66 330-40 272 12 280q24 6 24 24-14 10-30 6-4 24-14 30-12-6-14 8 2 12 10 14-2 16-18 24z"
        fill="#e6ddd2"
      />
      <Limb d="M30 374q8 4 14 0" color="#e6ddd2" width={8} />
      <circle
        cx="29"
        cy="336"
        r="12"
        fill="#fff5ea"
        fillOpacity="0.5"
        stroke={ink}
        strokeWidth="4"
      />
      <InkLine d="M17 336L-10 342" />
      <Eyes d="M32 335h0" />
    </g>
    <path d="M-30 424l30 14 30-14 4 20-30 22-4-12-6 12-28-22z" fill="#fff5ea" />
    <Limb d="M-66 510Q-72 556-50 558H-24" color="#c98a5e" width={24} />
    <Limb d="M-52 466Q-64 486-67 512M52 466Q64 486 68 512" color="#4ccfc1" />
    <Cuff d="M-67 508l-1 11M68 508l1 11" color="#fff5ea" />
    <Hand at="translate(-22 558)" />
    <Limb d="M70 530L74 548 64 484" color="#c98a5e" width={24} />
    <Hand at="translate(64 480) rotate(-98)" />
  </>
);

const Holder = (
  <>
    <path d="M-64 700V498q0-50 44-64h40q44 14 44 64v202z" fill="#f5b82e" />
    <path d="M-22 432h44l-22 52z" />
    <g transform="translate(0 14)">
      <Head />
      <path
        d="M-46 336c-10-90 102-90 92 0q-14-30-46-32t-46 32zM0 214a32 32 0 1 1-.1 0z"
        fill="#1c1815"
      />
      <Limb d="M-20 282q20-10 40 0" color="#ff8fb8" width={8} />
      <Eyes />
      <InkLine d="M-14 370q14 16 28 0" />
      <Limb d="M-44 366v14M44 366v14" color="#ffe4a3" width={7} />
    </g>
    <path d="M-26 428l26 60-34-32zM26 428l-26 60 34-32z" fill="#ffd873" />
    <Limb d="M-48 466Q-78 516-70 556H-36M48 466Q80 510 78 556L72 540" color="#e6a521" />
    <Cuff d="M-40 556h12M73 545l-2-12" color="#ffd873" />
    <Hand at="translate(-22 557)" />
    <path d="M58 536V512q0-14 10-16l12 2q8 8 6 20l-2 18z" />
  </>
);

/** Drawn over the ticket, which the passenger in seat 2D holds. */
export const Thumb = () => <Limb d="M474 518L454 510" color="#8d5a3c" width={12} />;

const Thinker = (
  <>
    <path d="M-70 700V496q0-50 48-62h44q48 12 48 62v204z" fill="#8f8bea" />
    <path d="M-24 430h48l-14 110h-20z" fill="#fff5ea" />
    <g transform="rotate(7 0 420)">
      <Head />
      <path
        d="M-47 346c-14-82 30-98 58-82 34-4 46 28 36 82q-14-10-18-38-30 14-58 0-4 28-18 38z"
        fill="#a8481c"
      />
      <path d="M-45 344q2 60 45 64 43-4 45-64-8 26-24 28-20-8-42 0-16-2-24-28z" fill="#a8481c" />
      <Eyes d="M-13 346h0M19 344h0" />
      <InkLine d="M-22 328q8-5 16-1M10 324q8-6 17-2M-8 382q8 4 18-2" />
    </g>
    <path d="M-26 430l-22 30 38 80zM26 430l22 30-38 80z" fill="#b9b6ff" />
    <Limb d="M-52 466Q-80 516-70 557H-20" color="#807cdf" />
    <Cuff d="M-28 557h12" color="#fff5ea" />
    <Hand at="translate(-10 558)" />
    <Limb d="M52 466Q84 510 68 556" color="#716dd0" />
    <Limb d="M66 556L36 448" color="#807cdf" />
    <Cuff d="M37 452l-5-20" color="#fff5ea" />
    <Hand at="translate(31 430) scale(-1 1) rotate(-72)" />
  </>
);

const guests = [
  {
    seat: '2A',
    skin: '#e0a878',
    person: Reader,
    view: (
      <>
        <circle cx="14" cy="106" r="20" fill="#f5b82e" />
        <path d={`M-46 148q10-18 26-10 14-14 30 0 20-10 36 10${sill}`} fill="#fff" />
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
        <path d={`M-46 146l24-34 18 25 20-45 30 46${sill}`} fill="#4a6fa5" />
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
        <path d="M-36 166q4-20 22-16 12-18 28-2 20-2 18 18z" fill="#fff" />
        <path d="M-46 106a46 46 0 0 1 92 0v18h-92z" fill="#e8b49a" />
        <path d="M-14 116h28" stroke="#8f2a13" strokeWidth="5" />
      </>
    ),
  },
];

/** Connects seat 2D, on the top floor, to the tray, on the bottom floor. */
export const Line = () => (
  <path d={`M400 592V${4 * floor + 206}`} stroke="#ffe1cf" strokeWidth="9" />
);
