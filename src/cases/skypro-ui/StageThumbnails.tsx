import { filesMiddle } from './stage-grid';
import { ink } from './stage-inks';
import { navy, night } from './stage-pieces';
import { thumbnails } from './stage-thumbnails';

const at = (x: number, path: string) => `M${x} ${filesMiddle}${path}`;
const details = thumbnails.map(({ x, detail }) => at(x, detail)).join('');
const labels = thumbnails.map(({ x }) => at(x, 'm-38 24h76v40h-76z')).join('');

export function StageThumbnails() {
  return (
    <>
      {thumbnails.map(({ type, fill, shape, x }) => (
        <path key={type} fill={ink('file', fill)} stroke={ink('edge', fill)} d={at(x, shape)} />
      ))}
      <path stroke={ink('outline', navy)} d={details} />
      <path fill={ink('label', night)} d={labels} />
      <g textAnchor="middle" fontFamily="var(--display)" fontSize="30" fontWeight="700">
        {thumbnails.map(({ type, fill, x }) => (
          <text key={type} x={x} y={filesMiddle + 55} fill={ink('edge', fill)}>
            {type.toUpperCase()}
          </text>
        ))}
      </g>
    </>
  );
}
