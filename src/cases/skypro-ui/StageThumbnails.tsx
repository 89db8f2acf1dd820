import { Part, still } from '../../motion/stage';
import { filesMiddle } from './stage-grid';
import { ink } from './stage-inks';
import { thumbnails } from './stage-thumbnails';

const lowered = still({ y: 66 });

/** Two thumbnails are below each of the three columns. On wide screens, all are in a fourth one. */
export function StageThumbnails() {
  return (
    <Part name="files" at={lowered} composition="tall">
      <g fontFamily="var(--mono)" fontSize="23" fontWeight="500">
        {[0, 1, 2].map((pair) => (
          <Part
            key={pair}
            name={`files-${pair}`}
            at={still({ x: 744 - 248 * pair, y: 120 * pair - 436, scale: 0.85 })}
            composition="wide"
          >
            {thumbnails
              .slice(2 * pair, 2 * pair + 2)
              .map(({ type, x, tint, soft, dark, shapes: [white, middle, front] }) => (
                <g key={type} color={dark} transform={`translate(${x - 50} ${filesMiddle - 50})`}>
                  <rect
                    width="100"
                    height="108"
                    rx="8"
                    fill={ink('file', tint)}
                    stroke={ink('edge', 'none')}
                  />
                  <g transform="translate(-3)scale(.7)">
                    <path fill={ink('file', '#fff')} stroke={ink('edge', 'none')} d={white} />
                    <path fill={ink('label', soft)} d={middle} />
                    <path fill={ink('edge', 'currentColor')} d={front} />
                  </g>
                  <rect
                    x="6"
                    y="74"
                    width="58"
                    height="28"
                    rx="6"
                    fill={ink('label', 'currentColor')}
                  />
                  <text x="14" y="96" fill={ink('edge', tint)}>
                    {type.toUpperCase()}
                  </text>
                </g>
              ))}
          </Part>
        ))}
      </g>
    </Part>
  );
}
