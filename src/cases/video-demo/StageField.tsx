import { Part } from '../../motion/stage';
import { blocks, cell, field as place } from './stage-field';
import { field, toFrame } from './stage-states';

/** The dots: one pattern, shown through six blocks that fit together without a gap. */
export function Field() {
  return (
    <>
      <pattern id="video-demo-dots" x={place.x} y={place.y} {...cell} patternUnits="userSpaceOnUse">
        <ellipse cx={cell.width / 2} cy={cell.height / 2} rx="1.2" ry="1.45" fill="#a9a6ff" />
      </pattern>
      <g fill="url(#video-demo-dots)">
        <Part name="field" at={field}>
          {blocks.map(({ x, y, width, height }, index) => (
            <Part key={index} name={`block-${index + 1}`} at={toFrame[index] ?? field}>
              <rect {...{ x, y, width, height }} />
            </Part>
          ))}
        </Part>
      </g>
    </>
  );
}
