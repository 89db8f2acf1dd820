import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Part } from '../../motion/stage';
import { upToNarrow } from '../../theme/breakpoints';
import { CrewDefs } from './StageCrew';
import { phone, short, wide, type DotField } from './stage-field';
import { comes, dots, goes, nearDots, zoom } from './stage-states';

/**
 * Browsers draw a large part once, and scale that image, so a field that moves is blurred, the more
 * the larger it is shown. So until the field has its final size, other drawings replace it (people,
 * then larger dots, then the whole field as it moves), and the field itself never moves.
 */
export const Fields = () => (
  <>
    <CrewDefs />
    <Patterns {...wide} />
    <Patterns {...phone} />
    <Part name="dots" at={dots} pace={['early', 'end', 'first', 'early']}>
      <ByScreen of={Field} />
    </Part>
    <Part name="moving-in" at={comes} pace="late">
      <Part name="moving-out" at={goes} pace="end">
        <ByScreen of={Moving} />
      </Part>
    </Part>
    <Part name="middle-in" at={comes} pace="first">
      <Part name="middle-out" at={goes} pace="last">
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
      patternTransform={`translate(${near.x} ${near.y}) scale(${near.cell})`}
    />
  </defs>
);

const dotColor = 'light-dark(#a9a6ff,#7d7af5)';

const Dots = ({ id, x, y, cell, round }: Pick<DotField, 'id' | 'x' | 'y' | 'cell' | 'round'>) => (
  <pattern
    id={`video-demo-${id}`}
    {...{ x, y }}
    width={cell}
    height={cell}
    patternUnits="userSpaceOnUse"
  >
    <circle cx={short(cell / 2)} cy={short(cell / 2)} r={round} fill={dotColor} />
  </pattern>
);

const Field = (field: DotField) => (
  <g data-field={field.id}>
    <Area {...field} />
  </g>
);

const Moving = (field: DotField) => (
  <Part name={`moving-${field.id}`} at={zoom(field, field)}>
    <Area {...field} />
  </Part>
);

const Middle = (field: DotField) => (
  <Part name={field.middle.id} at={zoom(field, field.middle)}>
    <Area id={field.middle.id} area={field.near.area} />
  </Part>
);

const Near = (field: DotField) => (
  <Part name={field.near.id} at={zoom(field, field.near)}>
    <Area {...field.near} />
  </Part>
);

const Area = ({ id, area }: Pick<DotField, 'id' | 'area'>) => (
  <path d={area} fill={`url(#video-demo-${id})`} />
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
