import { Only } from '../../motion/stage';
import { lit, shade, spot, wire } from './stage-colors';
import { floorLine, places, wall } from './stage-wall';

const { left, top, width, height } = wall;

const hung = ['bird', 'owl', 'mascot', 'movie', 'plant', 'original', 'compared'] as const;

const wires = hung
  .map((name) => {
    const { x, y, width: across } = places[name];
    return `M${x + across / 8} 46V${y}m${(across * 3) / 4} 0V46`;
  })
  .join('');

/**
 * Returns the path of a cone of light, which begins above the wall's rail. `above` and `below` are
 * half its width at its upper end and at `end`.
 */
const cone = (middle: number, above: number, below: number, end: number = floorLine) =>
  `M${middle - above}-600h${2 * above}L${middle + below} ${end}h${-2 * below}z`;

const cones = {
  wide: [
    cone(150, 90, 390),
    ...[...hung, 'redesign' as const].map((name) => {
      const { x, width: across } = places[name];
      return cone(x + across / 2, across / 6, across / 2 + 90);
    }),
  ].join(''),
  /** One for each stop. */
  narrow: [150, 1100, 2130, 3700, 5074].map((middle) => cone(middle, 100, 900, 1800)).join(''),
};

export function StageWall() {
  return (
    <>
      <path fill={lit} d={`M${left} ${top}h${width}v${height}h-${width}z`} />
      <linearGradient id="poster-spot" x2="0" y2="1">
        <stop stopColor={spot} stopOpacity=".5" />
        <stop offset="1" stopColor={spot} stopOpacity=".06" />
      </linearGradient>
      <radialGradient id="poster-shade" cy=".3" r=".9">
        <stop offset=".3" stopColor={shade} stopOpacity="0" />
        <stop offset="1" stopColor={shade} stopOpacity=".5" />
      </radialGradient>
      <Only composition="narrow">
        <path fill="url(#poster-spot)" d={cones.narrow} />
      </Only>
      <Only composition="wide">
        <path fill="url(#poster-spot)" d={cones.wide} />
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
