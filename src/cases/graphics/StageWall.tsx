import { Only } from '../../motion/stage';
import { lit, shade, wire } from './stage-colors';
import { floorLine, places, wall } from './stage-wall';

const { left, top, width, height } = wall;

/** The x positions of the wall's seams. In `places` and `squarePlaces`, no piece covers a seam. */
const seams = [-700, -260, 640, 1748, 3070, 4388, 5720, 6320];

const hung = ['bird', 'owl', 'mascot', 'movie', 'plant', 'original', 'compared'] as const;

const wires = hung
  .map((name) => {
    const { x, y, width: across } = places[name];
    return `M${x + across / 8} 46V${y}m${(across * 3) / 4} 0V46`;
  })
  .join('');

export function StageWall() {
  return (
    <>
      <path fill={lit} d={`M${left} ${top}h${width}v${height}h-${width}z`} />
      <path
        stroke={shade}
        strokeWidth="3"
        d={seams.map((x) => `M${x} ${top}v${height}`).join('')}
      />
      <Only composition="wide">
        <path stroke={wire} strokeWidth="2" d={wires} />
        <path fill={wire} d={`M${left} 34h${width}v14h-${width}z`} />
        <path
          fill="var(--background)"
          d={`M${left} ${floorLine}h${width}v${top + height - floorLine}h-${width}z`}
        />
      </Only>
    </>
  );
}
