import { Part } from '../../motion/stage';
import { thumbnails, thumbnailStates } from './stage-thumbnails';

/** File thumbnails that sort themselves by type, one kind under each column. */
export function StageThumbnails() {
  return (
    <g strokeWidth="5" textAnchor="middle" fontFamily="var(--display)" fontSize="26">
      {thumbnails.map((thumbnail) => {
        const { type, fill, shape, detail, x } = thumbnail;
        return (
          <Part key={type} name={`file-${type}`} at={thumbnailStates(thumbnail)}>
            <path fill={fill} d={`M${x} 540${shape}`} />
            <path stroke="#0f2a5f" d={`M${x} 540${detail}`} />
            <path fill="#0b1f47" d={`M${x} 564h38v40h-76v-40z`} />
            <text x={x} y="593" fontWeight="700" fill={fill}>
              {type.toUpperCase()}
            </text>
          </Part>
        );
      })}
    </g>
  );
}
