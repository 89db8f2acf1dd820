import { Only, Part } from '../../motion/stage';
import { Poster } from './StagePoster';
import { Sketch } from './StageSketch';
import { linesOf, shortTitle } from './stage-films';
import { placeOf, poster, sheet, sheetPaces, tallPlace, widePlace } from './stage-states';

interface Props {
  id: string;
  number: number;
  title: string;
}

export function Film({ id, number, title }: Props) {
  const { x, y } = placeOf(number - 1);
  const short = shortTitle(title);
  /* On phones in portrait, the title would be too small here, so it is also below the sketch. */
  const lettering = (
    <>
      {`${number}\u2002`}
      <tspan style={{ fillOpacity: 'var(--no-tall, 0)' }}>{short}</tspan>
    </>
  );
  return (
    <Part name={`film-${number}`} at={widePlace(number - 1)} composition="wide">
      <Part name={`tall-film-${number}`} at={tallPlace(number - 1)} composition="tall">
        <g transform={`translate(${x} ${y})`}>
          <g aria-hidden="true">
            <Part name={`sheet-${number}`} at={sheet} pace={sheetPaces[Math.ceil(number / 2) - 1]}>
              <Sketch number={number} lettering={lettering} />
              <Only composition="tall">
                <text fontSize="36" fill="#f4efe6">
                  {linesOf(short).map((line, index) => (
                    <tspan key={line} x="2" y={246 + 40 * index}>
                      {line}
                    </tspan>
                  ))}
                </text>
              </Only>
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
