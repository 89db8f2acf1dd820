import { Part } from '../../motion/stage';
import { Poster } from './StagePoster';
import { Sketch } from './StageSketch';
import { frames } from './stage-field';
import { shortTitle } from './stage-films';
import { poster, sheet, tallPlace, widePlace } from './stage-states';

interface Props {
  id: string;
  number: number;
  title: string;
}

export function Film({ id, number, title }: Props) {
  const place = frames[number - 1] ?? { x: 0, y: 0 };
  const lettering = `${number}\u2002${shortTitle(title)}`;
  return (
    <Part name={`film-${number}`} at={widePlace(number - 1)} composition="wide">
      <Part name={`tall-film-${number}`} at={tallPlace(number - 1)} composition="tall">
        <g transform={`translate(${place.x} ${place.y})`}>
          <g aria-hidden="true">
            <Part name={`sheet-${number}`} at={sheet} pace="middle">
              <Sketch number={number} lettering={lettering} />
            </Part>
          </g>
          <Part name={`poster-${number}`} at={poster(number)}>
            <a href={`#${id}`}>
              <Poster number={number} lettering={lettering} />
            </a>
          </Part>
        </g>
      </Part>
    </Part>
  );
}
