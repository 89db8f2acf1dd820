import { Only } from '../../motion/stage';
import { spot, wallColor, wire } from './stage-colors';
import { briefsX, floorLine, middles, places, wall } from './stage-wall';

const { left, top, width, height } = wall;

const hung = Object.values(places).filter(({ y }) => y < 160);

const wires = hung
  .map(({ x, y, width: across }) => `M${x + across / 8} 46V${y}m${(across * 3) / 4} 0V46`)
  .join('');

interface BeamProps {
  middle: number;
  reach: number;
  top?: number;
  end?: number;
}

const Beam = ({ middle, reach, top: from = 34, end = floorLine }: BeamProps) => {
  const third = Math.round(reach / 3);
  return (
    <path
      fill={spot}
      fillOpacity=".14"
      d={`M${middle - reach} ${end}h${2 * reach}L${middle + third} ${from}h${-2 * third}z`}
    />
  );
};

export function StageWall() {
  return (
    <>
      <path fill={wallColor} d={`M${left} ${top}h${width}v${height}h-${width}z`} />
      <Only composition="narrow">
        {middles.tall.map((middle) => (
          <Beam key={middle} middle={middle} reach={999} top={-700} end={2000} />
        ))}
      </Only>
      <Only composition="wide">
        <Beam middle={briefsX.wide} reach={520} />
        {hung.map(({ x, width: across }) => (
          <Beam key={x} middle={x + across / 2} reach={across / 2 + 160} />
        ))}
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
