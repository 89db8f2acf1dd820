import type { ReactNode } from 'react';
import { Only, Part, type PartState, type PartStates } from '../../motion/stage';
import { narrowRows, wideRows } from './stage-grid';
import { navy, peach, sky } from './stage-pieces';

const gone: PartState = { opacity: 0 };
const merged: PartStates = [gone, gone, {}, {}, {}];

const compositions = [
  ['wide', wideRows],
  ['narrow', narrowRows],
] as const;

export function StageSlots({ children }: { children: ReactNode }) {
  return (
    <>
      <Part name="slots" at={merged} pace="end">
        {compositions.map(([composition, { top, height }]) => (
          <Only key={composition} composition={composition}>
            <path
              stroke={sky}
              strokeWidth="2"
              strokeDasharray="8 8"
              d={`M28 ${top}h744v${3 * height}h-744zm0 ${height}h744m0 ${height}h-744M276 ${top}v${3 * height}m248 0v-${3 * height}`}
            />
          </Only>
        ))}
      </Part>
      {children}
      <Part name="numbers" at={merged} pace="end">
        {compositions.map(([composition, { top, height }]) => (
          <Only key={composition} composition={composition}>
            {['×3×3×3', '×3×3×3', '×2×2×2'].map((times, row) => (
              <g key={row} transform={`translate(0 ${top + 20 + row * height})`}>
                <path d={`M256 0${dots}`} fill={peach} />
                <text
                  x="244 256 492 504 740 752"
                  y="7"
                  fill={navy}
                  fontFamily="var(--mono)"
                  fontSize="20"
                >
                  {times}
                </text>
              </g>
            ))}
          </Only>
        ))}
      </Part>
    </>
  );
}

const dots = [0, 248, 248].map((x) => `m${x} -20a20 20 0 1 1-.1 0zm0 20`).join('');
