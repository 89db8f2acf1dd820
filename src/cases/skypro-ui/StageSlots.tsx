import type { ReactNode } from 'react';
import { Only, Part, type PartState, type PartStates } from '../../motion/stage';
import { squareGrid, tallGrid, wideGrid, type Grid } from './stage-grid';
import { navy, peach, sky } from './stage-pieces';

const gone: PartState = { opacity: 0 };
const merged: PartStates = [gone, gone, {}, {}, {}];

const compositions = [
  ['wide', wideGrid],
  ['square', squareGrid],
  ['tall', tallGrid],
] as const;

export function StageSlots({ children }: { children: ReactNode }) {
  return (
    <>
      <Part name="slots" at={merged} pace="end">
        {compositions.map(([composition, grid]) => (
          <Only key={composition} composition={composition}>
            <path stroke={sky} strokeWidth="2" strokeDasharray="8 8" d={linesOf(grid)} />
          </Only>
        ))}
      </Part>
      {children}
      <Part name="numbers" at={merged} pace="end">
        {compositions.map(([composition, { top, height, edges }]) => (
          <Only key={composition} composition={composition}>
            {['×3×3×3', '×3×3×3', '×2×2×2'].map((times, row) => (
              <g key={row} transform={`translate(0 ${top + 20 + row * height})`}>
                <path d={edges.slice(1).map(dot).join('')} fill={peach} />
                <text
                  x={edges
                    .slice(1)
                    .map((x) => `${x - 34} ${x - 20}`)
                    .join(' ')}
                  y="8"
                  fill={navy}
                  fontFamily="var(--mono)"
                  fontSize="24"
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

function linesOf({ top, height, edges: [left, second, third, right] }: Grid) {
  const down = `v${3 * height}`;
  const across = `h${right - left}`;
  const row = `m0 ${height}${across}m${left - right} 0`;
  return `M${left} ${top}${across}${down}H${left}z${row}${row}M${second} ${top}${down}M${third} ${top}${down}`;
}

const dot = (x: number) => `M${x - 20} -23a23 23 0 1 1-.1 0z`;
