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
import { firstPaces, labels, larger, reveal } from './stage-states';

export { chapterStyles, Subtitles as CaseLayout } from '../../story/scene/layouts/subtitles';

const attendants = `${figures.flightAttendants.value} flight attendants`;
const videos = `${figures.videos.value} ${figures.videos.label}`;

/** The drawing's role is `group`, because the role `img` would hide its links. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt} role="group" style={onBlue}>
      <g aria-hidden="true" strokeLinecap="round">
        <Fields />
        <g fontFamily="var(--display)" fontSize="27" fontWeight="700">
          <Only composition="narrow">
            <Part name="label-six" at={labels.six} pace="last">
              <Only composition="square">
                <text x="28" y="752" fill="#f4efe6">
                  {videos}
                </text>
                <text x="772" y="752" textAnchor="end" fill="#d9d7ff">
                  {attendants}
                </text>
              </Only>
              <Only composition="tall">
                <text x="400" y="-52" fontSize="80" textAnchor="middle" fill="#f4efe6">
                  {videos}
                </text>
              </Only>
            </Part>
          </Only>
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
          <Only composition="wide">
            <Part name="label-top" at={labels.six} pace="last">
              <text x="-184" y="70" fontSize="32" fill="#f4efe6">
                {videos}
              </text>
              <text x="983" y="70" fontSize="32" textAnchor="end" fill="#d9d7ff">
                {attendants}
              </text>
            </Part>
          </Only>
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
          {films.map(({ id, title }, index) => (
            <Film key={id} id={id} number={index + 1} title={title} />
          ))}
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

/** A focus ring in the case's accent color could not be seen on posters, which have that color. */
const onBlue = { '--focus': '#ffa777' } as CSSProperties;
