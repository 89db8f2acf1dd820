import styled from 'styled-components';
import { Part } from '../../motion/stage';
import { upToNarrow } from '../../theme/breakpoints';
import { phone, wide, type DotField } from './stage-field';
import { dots, zoom } from './stage-states';

export const Fields = () => (
  <Part name="dots" at={dots} pace="first">
    <Wide>
      <Field field={wide} closer={6} />
    </Wide>
    <Phone>
      <Field field={phone} closer={8} />
    </Phone>
  </Part>
);

interface Props {
  field: DotField;
  closer: number;
}

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
