import type { CSSProperties } from 'react';
import { figures } from '../../content/figures';
import { Part, stageSize } from '../../motion/stage';
import { Field } from './StageField';
import { Film } from './StageFilm';
import { First } from './StageFirst';
import { films } from './stage-films';
import { labels } from './stage-states';

/** From one to all: a dot, a field of dots, six frames, six films. Its role is group because it has links. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <svg
      viewBox={`0 0 ${stageSize} ${stageSize}`}
      role="group"
      aria-label={alt}
      width="100%"
      style={onBlue}
    >
      <g aria-hidden="true">
        <rect width={stageSize} height={stageSize} fill="#2b2bb8" />
        <Field />
        <First />
        <g fontFamily="var(--display)" fontSize="27" fontWeight="700">
          <Part name="label-one" at={labels.one}>
            <text x="28" y="752" fill="#ffa777">
              1 flight attendant
            </text>
          </Part>
          <Part name="label-all" at={labels.all}>
            <text x="772" y="752" textAnchor="end" fill="#d9d7ff">
              {`${figures.flightAttendants.value} flight attendants`}
            </text>
          </Part>
          <Part name="label-six" at={labels.six}>
            <text x="28" y="752" fill="#f4efe6">
              {`${figures.videos.value} videos, ${figures.videoMinutes.value} ${figures.videoMinutes.label}`}
            </text>
          </Part>
        </g>
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
        {films.map(({ id, title }, index) => (
          <Film key={id} id={id} number={index + 1} title={title} />
        ))}
      </g>
    </svg>
  );
}

/** The page's focus color is invisible on this ground. */
const onBlue = { '--focus': '#ffa777' } as CSSProperties;
