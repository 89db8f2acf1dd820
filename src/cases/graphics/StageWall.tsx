import { Only } from '../../motion/stage';
import { spot, wallColor, wire } from './stage-colors';
import { briefsX, floorLine, middleOf, places, wall } from './stage-wall';

const { left, top, width, height } = wall;

const hung = ['bird', 'owl', 'mascot', 'movie', 'plant', 'original', 'redesign'] as const;

const wires = hung
  .map((name) => {
    const { x, y, width: across } = places[name];
    return `M${x + across / 8} 46V${y}m${(across * 3) / 4} 0V46`;
  })
  .join('');

interface BeamProps {
  middle: number;
  reach: number;
  top?: number;
  end?: number;
}

const Beam = ({ middle, reach, top: from = 34, end = floorLine }: BeamProps) => (
  <path
    fill={spot}
    fillOpacity=".14"
    d={`M${middle - reach / 3} ${from}L${middle - reach} ${end}h${2 * reach}L${middle + reach / 3} ${from}z`}
  />
);

const narrowMiddles = [
  ['square', [briefsX.square, 1380, 2554, middleOf(places.original), middleOf(places.redesign)]],
  ['tall', [briefsX.tall, 1968, 2684, middleOf(places.original), middleOf(places.redesign)]],
] as const;

export function StageWall() {
  return (
    <>
      <path fill={wallColor} d={`M${left} ${top}h${width}v${height}h-${width}z`} />
      {narrowMiddles.map(([composition, middles]) => (
        <Only key={composition} composition={composition}>
          {middles.map((middle) => (
            <Beam key={middle} middle={middle} reach={1000} top={-700} end={2000} />
          ))}
        </Only>
      ))}
      <Only composition="wide">
        <Beam middle={briefsX.wide} reach={520} />
        {hung.map((name) => {
          const { x, width: across } = places[name];
          return <Beam key={name} middle={x + across / 2} reach={across / 2 + 160} />;
        })}
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
