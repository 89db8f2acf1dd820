import type { ReactNode } from 'react';

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

interface AwningProps {
  x: number;
  stripes: number;
}

export const Awning = ({ x, stripes }: AwningProps) => (
  <g transform={`translate(${x} 0)`}>
    <path d={`M-2 702h${72 * stripes + 4}v14h-${72 * stripes + 4}z`} />
    <g stroke="#1c1815" strokeWidth="3" strokeLinejoin="round">
      <path d={stripesFrom(1, stripes)} fill="#fffaf0" />
      <path d={stripesFrom(0, stripes)} fill="#b83a1e" />
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

/** The last caption is on this door. */
export const Door = ({ children }: { children: ReactNode }) => (
  <>
    <path d="M800 20h290v682h-290z" />
    <path d="M812 32h266v670h-266z" fill="#f5b82e" />
    <path d="M822 66h246v636h-246z" />
    <path d="M828 72h234v624h-234z" fill="#fffaf0" />
    <circle cx="843" cy="395" r="9" />
    {children}
    <Awning x={800} stripes={4} />
  </>
);

/** A sign for the text of `Summary` and the results of both test rounds. */
export const Front = () => (
  <>
    <path d="M4 710h792v240h-792z" fill="#b83a1e" />
    <path d="M4 922h792v28h-792z" fill="#8f2a13" />
    <path d="M28 740h744v158h-744z" fill="none" stroke="#ffc9a8" strokeWidth="4" />
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
