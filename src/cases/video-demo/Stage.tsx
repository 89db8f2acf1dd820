import type { CSSProperties } from 'react';
import { figures } from '../../content/figures';
import { Only, Part, Stage } from '../../motion/stage';
import { Fields } from './StageField';
import { Film } from './StageFilm';
import { First } from './StageFirst';
import { PosterDefs } from './StagePoster';
import { Sheet } from './StageSketch';
import { short } from './stage-field';
import { films } from './stage-films';
import { firstPaces, labels, larger, reveal, shrunk } from './stage-states';

export { chapterStyles, Subtitles as CaseLayout } from '../../story/scene/layouts/subtitles';

const attendants = [figures.flightAttendants.value, 'flight attendants'] as const;
const videos = [figures.videos.value, figures.videos.label] as const;

/** The drawing's role is `group`, because the role `img` would hide its links. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt} role="group" style={onBlue}>
      <g aria-hidden="true" strokeLinecap="round">
        <Fields />
        <g fontFamily="var(--display)" fontWeight="700">
          <Part name="totals" at={labels.totals} pace="last">
            <Only composition="wide">
              <Total x={-102} y={142} size={104} of={videos} />
              <Total x={902} y={142} size={104} of={attendants} anchor="end" />
            </Only>
            <Only composition="tall">
              <Total x={40} y={-72} size={96} of={videos} />
              <Total x={40} y={12} size={96} of={attendants} />
            </Only>
            <Only composition="square">
              <Total x={28} y={766} size={75} of={videos} />
              <Total x={772} y={766} size={75} of={attendants} anchor="end" />
            </Only>
          </Part>
          <Part name="label-number" at={labels.number} pace={['whole', 'middle', 'first', 'whole']}>
            <Only composition="wide">
              <Attendants {...inWide} />
            </Only>
            <Only composition="tall">
              <Attendants {...inTall} />
            </Only>
            <Only composition="square">
              <Attendants {...inSquare} />
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
        <Part name="films" at={reveal} pace="first">
          <Part name="shrunk" at={shrunk} composition="wide">
            {films.map(({ id, title }, index) => (
              <Film key={id} id={id} number={index + 1} title={title} />
            ))}
          </Part>
        </Part>
      </g>
    </Stage>
  );
}

/**
 * The band behind the number of flight attendants covers dots. `top` and `bottom` each fall between
 * two rows, so that no dot is cut.
 */
export const inWide = { top: 348.89, bottom: 597.78, size: 270 };
export const inTall = { top: 426.15, bottom: 746.15, size: 208 };
export const inSquare = { top: 340, bottom: 580, size: 202 };

const Attendants = ({ top, bottom, size }: typeof inWide) => (
  <>
    <path d={`M-700 ${top}H1500V${bottom}H-700z`} fill="var(--background)" />
    <text
      x="400"
      y={short((top + bottom) / 2 + size * 0.3)}
      fontSize={size}
      textAnchor="middle"
      letterSpacing={short(size * -0.01)}
      fill="#ffa777"
    >
      {figures.flightAttendants.value}
    </text>
  </>
);

interface TotalProps {
  x: number;
  y: number;
  size: number;
  of: readonly [count: string, things: string];
  anchor?: 'end';
}

const Total = ({ x, y, size, of: [count, things], anchor }: TotalProps) => (
  <text x={x} y={y} fontSize={size * 0.42} textAnchor={anchor} fill="#f4efe6">
    <tspan fontSize={size} fill="#ffa777">
      {count}
    </tspan>
    {` ${things}`}
  </text>
);

/** A focus ring in the case's accent color could not be seen on posters, which have that color. */
const onBlue = { '--focus': '#ffa777' } as CSSProperties;
