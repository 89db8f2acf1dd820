import styled from 'styled-components';
import { Part } from '../../motion/stage';
import { upToNarrow } from '../../theme/breakpoints';
import { square, wide, type DotField } from './stage-field';
import { toFrame, zoom } from './stage-states';

/** All dots, twice: to every edge of a wide screen, and in the square of a phone. */
export function Fields() {
  return (
    <>
      <Wide>
        <Field field={wide} closer={6} />
        <Quiet />
      </Wide>
      <Square>
        <Field field={square} closer={9} />
      </Square>
    </>
  );
}

interface Props {
  field: DotField;
  closer: number;
}

/** One pattern, shown through six blocks that fit together without a gap. */
function Field({ field, closer }: Props) {
  const { id, x, y, cell, round, blocks } = field;
  return (
    <g data-field={id} fill={`url(#video-demo-${id})`}>
      <pattern id={`video-demo-${id}`} {...{ x, y }} {...cell} patternUnits="userSpaceOnUse">
        <circle cx={cell.width / 2} cy={cell.height / 2} r={round} fill="#a9a6ff" />
      </pattern>
      <Part name={`field-${id}`} at={zoom(field, closer)}>
        {blocks.map((block, index) => (
          <Part key={index} name={`${id}-${index + 1}`} at={toFrame(block, index)}>
            <path d={boxOf(block)} />
          </Part>
        ))}
      </Part>
    </g>
  );
}

const boxOf = ({ x, y, width, height }: DotField['blocks'][number]): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** Words lie over the dots on both sides: keeps those dim, and lets them end softly. */
function Quiet() {
  return (
    <>
      <linearGradient id="video-demo-quiet">
        {[
          [0.23, 1],
          [0.25, 0.8],
          [0.393, 0.8],
          [0.414, 0],
          [0.591, 0],
          [0.617, 0.8],
          [0.73, 0.8],
          [0.753, 1],
        ].map(([offset, opacity]) => (
          <stop
            key={offset}
            offset={offset}
            stopColor="#2b2bb8"
            stopOpacity={opacity === 1 ? undefined : opacity}
          />
        ))}
      </linearGradient>
      <path d="M-1400-90h3600v980h-3600z" fill="url(#video-demo-quiet)" />
    </>
  );
}

/* Only hidden, so that its parts move like all others. */
const Wide = styled.g`
  @media ${upToNarrow} {
    visibility: hidden;
  }
`;

const Square = styled.g`
  @media not ${upToNarrow} {
    visibility: hidden;
  }
`;
