import { Part, still } from '../../motion/stage';
import { filesMiddle } from './stage-grid';
import { ink } from './stage-inks';
import { navy, night as ground } from './stage-pieces';
import { thumbnails } from './stage-thumbnails';

const at = (x: number, path: string) => `M${x} ${filesMiddle}${path}`;

const lowered = still({ y: 34 });

/** Two thumbnails are below each of the three columns. On wide screens, all are in a fourth one. */
export function StageThumbnails() {
  return (
    <Part name="files" at={lowered} composition="tall">
      {[0, 1, 2].map((pair) => {
        const two = thumbnails.slice(2 * pair, 2 * pair + 2);
        const beside = still({ x: 760 - 248 * pair, y: 152 * pair - 492 });
        return (
          <Part key={pair} name={`files-${pair}`} at={beside} composition="wide">
            {two.map(({ type, fill, shape, x }) => (
              <path
                key={type}
                fill={ink('file', fill)}
                stroke={ink('edge', fill)}
                d={at(x, shape)}
              />
            ))}
            <path
              stroke={ink('outline', navy)}
              d={two.map(({ x, detail }) => at(x, detail)).join('')}
            />
            <path
              fill={ink('label', ground)}
              d={two.map(({ x }) => at(x, 'm-38 24h76v40h-76z')).join('')}
            />
            <g textAnchor="middle" fontFamily="var(--display)" fontSize="30" fontWeight="700">
              {two.map(({ type, fill, x }) => (
                <text key={type} x={x} y={filesMiddle + 55} fill={ink('edge', fill)}>
                  {type.toUpperCase()}
                </text>
              ))}
            </g>
          </Part>
        );
      })}
    </Part>
  );
}
