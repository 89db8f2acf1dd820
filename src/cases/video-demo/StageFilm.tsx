import { Only, Part } from '../../motion/stage';
import { Poster } from './StagePoster';
import { Sketch } from './StageSketch';
import { frames } from './stage-field';
import { linesOf, shortTitle } from './stage-films';
import { poster, sheet, sheetPaces, tallPlace, widePlace } from './stage-states';

interface Props {
  id: string;
  number: number;
  title: string;
}

export function Film({ id, number, title }: Props) {
  const place = frames[number - 1] ?? { x: 0, y: 0 };
  const short = shortTitle(title);
  const lettering = <Lettering number={number} title={short} />;
  return (
    <Part name={`film-${number}`} at={widePlace(number - 1)} composition="wide">
      <Part name={`tall-film-${number}`} at={tallPlace(number - 1)} composition="tall">
        <g transform={`translate(${place.x} ${place.y})`}>
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

/** On phones in portrait, the title would be too small here, so `Film` shows it below `Sketch`. */
const Lettering = ({ number, title }: Pick<Props, 'number' | 'title'>) => (
  <>
    {`${number}\u2002`}
    <tspan style={{ fillOpacity: 'var(--no-tall, 0)' }}>{title}</tspan>
  </>
);
