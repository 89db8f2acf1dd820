import type { CSSProperties } from 'react';
import { figures } from '../../content/figures';
import { Only, Part, Stage } from '../../motion/stage';
import { Fields } from './StageField';
import { Film } from './StageFilm';
import { First } from './StageFirst';
import { Held } from './StageHeld';
import { PosterDefs } from './StagePoster';
import { Sheet } from './StageSketch';
import { films } from './stage-films';
import { dots, firstPaces, larger, squareGrid, tallGrid, wideGrid } from './stage-states';

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
          {/* Fades with the dots: a part of the number would be another number. */}
          <Part name="number" at={dots} pace={['whole', 'late', 'first', 'whole']}>
            <Only composition="wide">
              <Attendants y={552} size={246} />
            </Only>
            <Only composition="narrow">
              <Attendants y={620} size={203} />
            </Only>
          </Part>
        </g>
        <Part name="first" at={larger} pace={firstPaces} composition="tall">
          <First />
        </Part>
        <Held />
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
        <Part name="grid" at={wideGrid} composition="wide">
          <Part name="tall-grid" at={tallGrid} composition="tall">
            <Part name="square-grid" at={squareGrid} composition="square">
              {films.map(({ id, title }, index) => (
                <Film key={id} id={id} number={index + 1} title={title} />
              ))}
            </Part>
          </Part>
        </Part>
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
