import { Only } from '../../motion/stage';
import { lit, wire } from './stage-colors';
import { floorLine, places, wall } from './stage-wall';

const { left, top, width, height } = wall;

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
