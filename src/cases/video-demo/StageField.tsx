import styled from 'styled-components';
import { Part } from '../../motion/stage';
import { upToNarrow } from '../../theme/breakpoints';
import { square, wide, type DotField } from './stage-field';
import { field, toFrame, zoom } from './stage-states';

/** All dots, once for wide screens and once for a phone's square, then six panes in their color. */
export function Fields() {
  return (
    <>
      <Part name="panes" at={field.panes} pace="first">
        {wide.blocks.map((block, index) => (
          <Part key={index} name={`pane-${index + 1}`} at={toFrame(block, index)} pace="middle">
            <path d={boxOf(block)} fill="#4948c9" />
          </Part>
        ))}
      </Part>
      <Part name="dots" at={field.dots} pace="first">
        <Wide>
          <Field field={wide} closer={6} />
        </Wide>
        <Square>
          <Field field={square} closer={9} />
        </Square>
      </Part>
      <Wide>
        <Part name="quiet" at={field.dots} pace="last">
          <Quiet />
        </Part>
      </Wide>
    </>
  );
}

interface Props {
  field: DotField;
  closer: number;
}

/** One pattern, seen through six adjoining blocks. */
function Field({ field: { id, x, y, cell, round, blocks, ...rest }, closer }: Props) {
  return (
    <g data-field={id} fill={`url(#video-demo-${id})`}>
      <pattern id={`video-demo-${id}`} {...{ x, y }} {...cell} patternUnits="userSpaceOnUse">
        <circle cx={cell.width / 2} cy={cell.height / 2} r={round} fill="#a9a6ff" />
      </pattern>
      <Part name={`field-${id}`} at={zoom(rest, closer)}>
        <path d={blocks.map(boxOf).join('')} />
      </Part>
    </g>
  );
}

const boxOf = ({ x, y, width, height }: DotField['blocks'][number]): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** Dims the dots behind the text on both sides, with soft edges. */
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

/* Hidden rather than removed, so that its parts still animate. */
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
