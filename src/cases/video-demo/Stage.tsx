import type { CSSProperties } from 'react';
import { figures } from '../../content/figures';
import { Only, Part, Stage } from '../../motion/stage';
import { Fields } from './StageField';
import { Film } from './StageFilm';
import { First } from './StageFirst';
import { PosterDefs } from './StagePoster';
import { Sheet } from './StageSketch';
import { films } from './stage-films';
import { firstPaces, larger, number } from './stage-states';

export { chapterStyles, Subtitles as CaseLayout } from '../../story/scene/layouts/subtitles';

/** The drawing's role is `group`, because the role `img` would hide its links. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt} role="group" style={onBlue}>
      <g aria-hidden="true" strokeLinecap="round">
        <Fields />
        <g
          fontFamily="var(--display)"
          fontWeight="700"
          textAnchor="middle"
          fill="#ffa777"
          stroke="var(--background)"
          strokeWidth="40"
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          <Part name="number" at={number} pace={['whole', 'middle', 'first', 'whole']}>
            <Only composition="wide">
              <Attendants y={554} size={270} />
            </Only>
            <Only composition="tall">
              <Attendants y={648} size={204} />
            </Only>
            <Only composition="square">
              <Attendants y={520} size={202} />
            </Only>
          </Part>
        </g>
        <Part name="first" at={larger} pace={firstPaces} composition="tall">
          <First />
        </Part>
      </g>
      <g
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fontFamily="var(--display)"
        fontSize="23"
        fontWeight="700"
      >
        <defs>
          <PosterDefs />
          <Sheet />
        </defs>
        {films.map(({ id, title }, index) => (
          <Film key={id} id={id} number={index + 1} title={title} />
        ))}
      </g>
    </Stage>
  );
}

const Attendants = ({ y, size }: { y: number; size: number }) => (
  <text x="400" y={y} fontSize={size}>
    {figures.flightAttendants.value}
  </text>
);

/** A focus ring in the case's accent color could not be seen on posters, which have that color. */
const onBlue = { '--focus': '#ffa777' } as CSSProperties;
