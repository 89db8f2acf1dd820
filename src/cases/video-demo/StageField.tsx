import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Part } from '../../motion/stage';
import { upToNarrow } from '../../theme/breakpoints';
import { first, phone, wide, type DotField } from './stage-field';
import { dots, nearDots, nearZoom, zoom } from './stage-states';

/**
 * Browsers draw a large part that scales once, at a low resolution, so the field is blurred where it
 * is enlarged. At the second stop, separate large dots take its place.
 */
export const Fields = () => (
  <>
    <Part name="near-dots" at={nearDots} pace="early">
      <ByScreen of={Near} />
    </Part>
    <Part name="dots" at={dots} pace="first">
      <ByScreen of={Field} />
    </Part>
  </>
);

const ByScreen = ({ of: Dots }: { of: ComponentType<DotField> }) => (
  <>
    <Wide>
      <Dots {...wide} />
    </Wide>
    <Phone>
      <Dots {...phone} />
    </Phone>
  </>
);

function Field(field: DotField) {
  const { id, x, y, cell, round, blocks } = field;
  return (
    <g data-field={id} fill={`url(#video-demo-${id})`}>
      <pattern id={`video-demo-${id}`} {...{ x, y }} {...cell} patternUnits="userSpaceOnUse">
        <circle cx={cell.width / 2} cy={cell.height / 2} r={round} fill="#a9a6ff" />
      </pattern>
      <Part name={`field-${id}`} at={zoom(field)}>
        <path d={blocks.map(boxOf).join('')} />
      </Part>
    </g>
  );
}

function Near(field: DotField) {
  const { id, cell, round, near } = field;
  const width = cell.width * near.closer;
  const height = cell.height * near.closer;
  return (
    <Part name={`near-${id}`} at={nearZoom(field)}>
      <pattern
        id={`video-demo-near-${id}`}
        x={first.x - width / 2}
        y={first.y - height / 2}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
      >
        <circle cx={width / 2} cy={height / 2} r={round * near.closer} fill="#a9a6ff" />
      </pattern>
      <path
        d={boxOf({
          x: first.x - (near.columns * width) / 2,
          y: first.y - (near.rows * height) / 2,
          width: near.columns * width,
          height: near.rows * height,
        })}
        fill={`url(#video-demo-near-${id})`}
      />
    </Part>
  );
}

const boxOf = ({ x, y, width, height }: DotField['blocks'][number]): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/* Not `display: none`, which would stop the animations of the parts inside. */
const Wide = styled.g`
  @media ${upToNarrow} {
    visibility: hidden;
  }
`;

const Phone = styled.g`
  @media not ${upToNarrow} {
    visibility: hidden;
  }
`;
