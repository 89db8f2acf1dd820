import type { ReactNode } from 'react';
import { Only, Part, unseen, type PartStates } from '../../motion/stage';
import { cellCenter, squareGrid, tallGrid, wideGrid, type Cell, type Grid } from './stage-grid';
import { navy, peach, sky, variantsOf } from './stage-pieces';

const merged: PartStates = [unseen, unseen, {}, {}, {}];
const filed: PartStates = [unseen, unseen, unseen, {}, {}];

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
      <Only composition="wide">
        <Part name="files-slots" at={filed} pace="early">
          <path stroke={sky} strokeWidth="2" strokeDasharray="8 8" d={linesForFiles(wideGrid)} />
        </Part>
      </Only>
      {children}
      <Part name="numbers" at={merged} pace="end">
        {compositions.map(([composition, grid]) => (
          <Only key={composition} composition={composition}>
            {rows.map((row) => {
              const [times, y, xs] = badgesOf(row, grid);
              return (
                <g key={row} transform={`translate(0 ${y})`}>
                  <path d={xs.map(dot).join('')} fill={peach} />
                  <text
                    x={xs.map((x) => `${x - 15} ${x}`).join(' ')}
                    y="8"
                    fill={navy}
                    fontFamily="var(--mono)"
                  >
                    {`×${times}`.repeat(3)}
                  </text>
                </g>
              );
            })}
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

/** The library's fourth column, which is as wide as the third. */
function linesForFiles({ top, height, edges: [, , third, right] }: Grid) {
  const across = `h${right - third}`;
  const back = `h${third - right}`;
  return `M${right} ${top}${across}v${3 * height}${back}m0-${height}${across}m0-${height}${back}`;
}

const rows = [0, 1, 2] as const;

/** A row's number of variants, and where it is drawn: at the upper right corners of the stacks. */
function badgesOf(row: Cell[1], grid: Grid): [times: number, y: number, xs: number[]] {
  const times = variantsOf([0, row]).length;
  const [, middle] = cellCenter([0, row], grid);
  const y = Math.round(middle + ((times - 1) * grid.step) / 2 - 31 * grid.scales[0]);
  const xs = rows.map((column) => {
    const { width = 0 } = variantsOf([column, row]).at(-1) ?? {};
    const [x] = cellCenter([column, row], grid);
    return Math.round(x + (grid.scales[column] * width) / 2 - 20);
  });
  return [times, y, xs];
}

const dot = (x: number) => `M${x} -22a22 22 0 1 1-.1 0z`;
