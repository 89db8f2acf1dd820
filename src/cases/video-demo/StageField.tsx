import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Part } from '../../motion/stage';
import { upToNarrow } from '../../theme/breakpoints';
import { phone, wide, type DotField } from './stage-field';
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

const ByScreen = ({ of: Each }: { of: ComponentType<DotField> }) => (
  <>
    <Wide>
      <Each {...wide} />
    </Wide>
    <Phone>
      <Each {...phone} />
    </Phone>
  </>
);

const Field = (field: DotField) => (
  <g data-field={field.id}>
    <Part name={`field-${field.id}`} at={zoom(field)}>
      <Dots {...field} />
    </Part>
  </g>
);

const Near = (field: DotField) => (
  <Part name={field.near.id} at={nearZoom(field)}>
    <Dots {...field.near} />
  </Part>
);

type DotsProps = Pick<DotField, 'id' | 'x' | 'y' | 'cell' | 'round' | 'blocks'>;

const Dots = ({ id, x, y, cell, round, blocks }: DotsProps) => (
  <>
    <pattern id={`video-demo-${id}`} {...{ x, y }} {...cell} patternUnits="userSpaceOnUse">
      <circle cx={cell.width / 2} cy={cell.height / 2} r={round} fill="#a9a6ff" />
    </pattern>
    <path d={blocks.map(boxOf).join('')} fill={`url(#video-demo-${id})`} />
  </>
);

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
