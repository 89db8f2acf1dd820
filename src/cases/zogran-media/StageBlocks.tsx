import type { ReactNode } from 'react';
import { Only, Part, type Composition } from '../../motion/stage';
import { services } from './StagePage';
import { night, peach, sketch } from './stage-colors';
import { appearing, blocks, heightsIn, looseSlip, placesIn } from './stage-blocks';

/** Paper slips with a page's words, unsorted, become the blocks of that page, in order. */
export const Blocks = () =>
  (['wide', 'square', 'tall'] as const).map((composition) => (
    <Only key={composition} composition={composition}>
      <Wireframe composition={composition} />
    </Only>
  ));

function Wireframe({ composition }: { composition: Exclude<Composition, 'narrow'> }) {
  const heights = heightsIn[composition];
  const places = placesIn(heights);
  const isTall = composition === 'tall';
  return blocks.map((name, index) => {
    const height = heights[index] ?? 0;
    const { from = 0, to = 0 } = places[index] ?? {};
    const { rotate, x, cut } = looseSlip(name, isTall);
    const { boxes, lines, crosses, words } = drawings[name](height, isTall);
    return (
      <Part
        key={name}
        name={`${composition}-order-${name}`}
        at={[{ y: from - to, rotate }, {}, {}, {}, {}]}
        pace="first"
      >
        <g transform={`translate(0 ${to})`} fontSize={isTall ? 24 : 20}>
          <Part name={`${composition}-side-${name}`} at={[{ x }, {}, {}, {}, {}]} pace="middle">
            <Part
              name={`${composition}-slip-${name}`}
              at={[{ clip: [0, cut, 0, 0] }, {}, {}, {}, {}]}
              pace="middle"
            >
              <path d={`M20 3h508v${height}H20z`} fill={sketch.edge} />
              <path d={`M16 0h508v${height}H16z`} fill={sketch.slip} />
            </Part>
            <Part name={`${composition}-${name}`} at={appearing} pace="last">
              <path d={boxes} fill={sketch.box} />
              <path d={lines} fill={sketch.line} />
              {crosses && <path d={crosses} fill="none" stroke={sketch.cross} strokeWidth="3" />}
              <path d={`M6 ${height / 2 - 10}h20v20H6z`} fill={peach} />
              <text x="16" y={height / 2 + 6} fontSize="17" textAnchor="middle" fill={night}>
                {index + 1}
              </text>
            </Part>
            {words}
          </Part>
        </g>
      </Part>
    );
  });
}

interface Drawing {
  boxes: string;
  lines?: string;
  crosses?: string;
  words: ReactNode;
}

const crossed = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}zl${width} ${height}m0-${height}l-${width} ${height}`;

const button = (height: number, isTall: boolean): string =>
  `M${isTall ? 330 : 360} ${height / 2 - (isTall ? 20 : 14)}H514v${isTall ? 40 : 28}H${isTall ? 330 : 360}z`;

const drawings: Record<(typeof blocks)[number], (height: number, isTall: boolean) => Drawing> = {
  header: (height, isTall) => ({
    boxes: `M16 0h508v${height}H16z`,
    lines: button(height, isTall),
    words: (
      <text x="36" y={height / 2 + 6}>
        Zogran Media
      </text>
    ),
  }),
  hero: (height, isTall) => {
    const middle = height / 2 + (isTall ? 16 : 0);
    return {
      boxes: `M16 0h356v${height}H16zM380 0h144v${height}H380z`,
      lines: `M36 ${middle + 6}h${isTall ? 168 : 142}v${isTall ? 40 : 32}H36z`,
      crosses: crossed(381, 1, 142, height - 2),
      words: (
        <>
          {(isTall ? ['Stories people', 'stay for.'] : ['Stories people stay for.']).map(
            (line, index, all) => (
              <text
                key={line}
                x="36"
                y={middle - 13 - 46 * (all.length - 1 - index)}
                fontSize={isTall ? 42 : 31}
                letterSpacing="-0.8"
              >
                {line}
              </text>
            ),
          )}
          <text x="46" y={middle + (isTall ? 34 : 28)}>
            See the work
          </text>
        </>
      ),
    };
  },
  services: (height, isTall) => {
    const tall = isTall ? (height - 8) / 2 : height;
    const places = services.map((lines, index) => ({
      lines: isTall ? [lines.join(' ')] : lines,
      ...(isTall
        ? { x: 16 + 258 * (index % 2), y: (tall + 8) * Math.floor(index / 2), width: 250 }
        : { x: [16, 140, 258, 408][index] ?? 0, y: 0, width: [116, 110, 142, 116][index] ?? 0 }),
    }));
    return {
      boxes: places.map(({ x, y, width }) => `M${x} ${y}h${width}v${tall}h-${width}z`).join(''),
      words: places.map(({ lines, x, y }) =>
        lines.map((line, row) => (
          <text
            key={line}
            x={x + (x > 16 ? 11 : 20)}
            y={y + tall / 2 + 6 + 20 * (row - (lines.length - 1) / 2)}
            fontSize={isTall ? 24 : 18}
            letterSpacing="-0.3"
          >
            {line}
          </text>
        )),
      ),
    };
  },
  studio: (height) => ({
    boxes: `M16 0h508v${height}H16z`,
    crosses: [226, 325, 424].map((x) => crossed(x, 7, 91, height - 14)).join(''),
    words: (
      <text x="36" y={height / 2 + 6}>
        From the studio
      </text>
    ),
  }),
  contact: (height, isTall) => ({
    boxes: `M16 0h508v${height}H16z`,
    lines: button(height, isTall),
    words: (
      <text x="36" y={height / 2 + 6}>
        Have a story?
      </text>
    ),
  }),
};
