import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Part } from '../../motion/stage';
import { upToNarrow } from '../../theme/breakpoints';
import { crew, CrewDefs } from './StageCrew';
import { phone, short, wide, type DotField } from './stage-field';
import { dots, middleIn, middleOut, nearDots, zoom, zoomOf } from './stage-states';

/**
 * Browsers draw a large part only once for all its scales, so an enlarged field would be blurred.
 * Until the field has its final size, its dots are replaced, first by people, then by larger dots.
 */
export const Fields = () => (
  <>
    <CrewDefs />
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
    <Dots {...middle} box={near.box} />
  </Part>
);

const Near = ({ near }: DotField) => (
  <Part name={near.id} at={zoomOf(near, near)}>
    <People {...near} />
  </Part>
);

type DotsProps = Pick<DotField, 'id' | 'x' | 'y' | 'cell' | 'round' | 'box'>;

const dotColor = 'light-dark(#7d7af5,#5552c8)';

const Dots = ({ id, x, y, cell, round, box }: DotsProps) => (
  <>
    <pattern id={`video-demo-${id}`} {...{ x, y }} {...cell} patternUnits="userSpaceOnUse">
      <circle cx={short(cell.width / 2)} cy={short(cell.height / 2)} r={round} fill={dotColor} />
    </pattern>
    <path d={outline(box)} fill={`url(#video-demo-${id})`} />
  </>
);

const People = ({ id, x, y, cell: { width, height }, box }: DotsProps) => (
  <>
    <pattern
      id={`video-demo-${id}`}
      {...{ x, y }}
      width={short(crew.across * width)}
      height={short(crew.down * height)}
      patternUnits="userSpaceOnUse"
    >
      <use href="#video-demo-crew" transform={`scale(${width})`} />
    </pattern>
    <path d={outline(box)} fill={`url(#video-demo-${id})`} />
  </>
);

const outline = ({ x, y, width, height }: DotField['box']): string =>
  `M${x} ${y}h${short(width)}v${short(height)}H${x}z`;

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
