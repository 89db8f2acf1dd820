export function Street() {
  return (
    <>
      <path d="M-1400 714h3600v400h-3600z" fill="#eaa91c" />
      <path
        d="M-1400 714h3600M-900 714l-600 300M-510 714l-380 300M-120 714l-160 300M920 714l160 300M1310 714l380 300M1700 714l600 300"
        stroke="#dd9b14"
        strokeWidth="4"
      />
      <path d="M2 702h796v14h-796z" />
      <g stroke="#1c1815" strokeWidth="3" strokeLinejoin="round">
        <path d={stripes(1)} fill="#fffaf0" />
        <path d={stripes(0)} fill="#b83a1e" />
        <path d="M4 30h792" />
      </g>
    </>
  );
}

/** Every other of eleven stripes, each with a scallop. */
const stripes = (first: 0 | 1): string =>
  Array.from({ length: first ? 5 : 6 }, (_, index) => {
    const stripe = first + 2 * index;
    return `M${short(83 + 57.6 * stripe)}-300h57.6L${76 + 72 * stripe} 30a36 27 0 0 1-72 0z`;
  }).join('');

const short = (value: number): number => Math.round(value * 10) / 10;

interface RoundProps {
  number: number;
  x: number;
  atMost: number;
  noun: string;
}

/** A test round, with a dot for each place in it. */
export function Round({ number, x, atMost, noun }: RoundProps) {
  return (
    <g data-round={number}>
      <text x={x} y="744" fontSize="23">
        {`Round ${number}: up to ${atMost} ${noun}`}
      </text>
      {Array.from({ length: atMost }, (_, index) => (
        <circle
          key={index}
          cx={x + 16 + 40 * index}
          cy="770"
          r="16"
          fill={noun === 'people' ? '#b83a1e' : undefined}
        />
      ))}
    </g>
  );
}
