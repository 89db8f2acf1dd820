import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import { Part } from '../../motion/stage';
import { upToNarrow } from '../../theme/breakpoints';
import { phone, wide, type DotField } from './stage-field';
import { dots, middleIn, middleOut, nearDots, zoom, zoomOf } from './stage-states';

/**
 * Browsers draw a large part only once for all its scales, so the field is blurred where it
 * is enlarged. Until the field rests, fewer and larger dots cover it.
 */
export const Fields = () => (
  <>
    <Part name="dots" at={dots} pace={['early', 'late', 'first', 'first']}>
      <ByScreen of={Field} />
    </Part>
    <Part name="middle-in" at={middleIn} pace="first">
      <Part name="middle-out" at={middleOut} pace="last">
        <ByScreen of={Middle} />
      </Part>
    </Part>
    <Part name="near-dots" at={nearDots} pace="early">
      <ByScreen of={Near} />
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

const Middle = ({ near, middle }: DotField) => (
  <Part name={middle.id} at={zoomOf(middle, near)}>
    <Dots {...middle} />
  </Part>
);

const Near = ({ near }: DotField) => (
  <Part name={near.id} at={zoomOf(near, near)}>
    <Dots {...near}>
      <path d={bust} fill="#2b2bb8" />
    </Dots>
  </Part>
);

/** A head and shoulders with a scarf, in a circle with the radius 1. */
const bust =
  'M0-.68a.36.36 0 1 1-.01 0zM-.7.52Q-.6.14-.22.14L0 .52.22.14Q.6.14.7.52A.88.88 0 0 1-.7.52z';

interface DotsProps extends Pick<DotField, 'id' | 'x' | 'y' | 'cell' | 'round' | 'blocks'> {
  children?: ReactNode;
}

const Dots = ({ id, x, y, cell, round, blocks, children }: DotsProps) => (
  <>
    <pattern id={`video-demo-${id}`} {...{ x, y }} {...cell} patternUnits="userSpaceOnUse">
      <g transform={`translate(${cell.width / 2} ${cell.height / 2}) scale(${round})`}>
        <circle r="1" fill="#a9a6ff" />
        {children}
      </g>
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
