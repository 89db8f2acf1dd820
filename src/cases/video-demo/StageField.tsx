import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Part } from '../../motion/stage';
import { upToNarrow } from '../../theme/breakpoints';
import { CrewDefs } from './StageCrew';
import { phone, short, wide, type DotField } from './stage-field';
import { dots, middleIn, middleOut, nearDots, zoom, zoomOf } from './stage-states';

/**
 * Browsers draw a large part once, and scale that image, so an enlarged field would be blurred.
 * So until the field has its final size, other drawings replace it: people, then larger dots.
 */
export const Fields = () => (
  <>
    <CrewDefs />
    <Patterns {...wide} />
    <Patterns {...phone} />
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

/** Rendered outside the moving parts, whose content is laid out again when their scale changes. */
const Patterns = ({ near, middle, ...field }: DotField) => (
  <defs>
    <Dots {...field} />
    <Dots {...middle} />
    <pattern
      id={`video-demo-${near.id}`}
      href="#video-demo-crew"
      patternTransform={`translate(${near.x} ${near.y}) scale(${near.cell.width})`}
    />
  </defs>
);

const dotColor = 'light-dark(#a9a6ff,#7d7af5)';

const Dots = ({ id, x, y, cell, round }: Pick<DotField, 'id' | 'x' | 'y' | 'cell' | 'round'>) => (
  <pattern id={`video-demo-${id}`} {...{ x, y }} {...cell} patternUnits="userSpaceOnUse">
    <circle cx={short(cell.width / 2)} cy={short(cell.height / 2)} r={round} fill={dotColor} />
  </pattern>
);

const Field = (field: DotField) => (
  <g data-field={field.id}>
    <Part name={`field-${field.id}`} at={zoom(field)}>
      <Area {...field} />
    </Part>
  </g>
);

const Middle = ({ near, middle }: DotField) => (
  <Part name={middle.id} at={zoomOf(middle, near)}>
    <Area id={middle.id} box={near.box} />
  </Part>
);

const Near = ({ near }: DotField) => (
  <Part name={near.id} at={zoomOf(near, near)}>
    <Area {...near} />
  </Part>
);

const Area = ({ id, box: { x, y, width, height } }: Pick<DotField, 'id' | 'box'>) => (
  <path d={`M${x} ${y}h${short(width)}v${short(height)}H${x}z`} fill={`url(#video-demo-${id})`} />
);

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
