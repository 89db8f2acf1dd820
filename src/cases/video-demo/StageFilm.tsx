import { Count, Part } from '../../motion/stage';
import { Poster } from './StagePoster';
import { Sketch } from './StageSketch';
import { blocks } from './stage-field';
import { shortTitle } from './stage-films';
import { poster, sheet } from './stage-states';

interface Props {
  id: string;
  number: number;
  title: string;
}

/** A storyboard frame that becomes a poster, and then links to its film. */
export function Film({ id, number, title }: Props) {
  const place = blocks[number - 1]?.frame ?? { x: 0, y: 0 };
  const lettering = `${number}\u2002${shortTitle(title)}`;
  return (
    <Count at={[0, 0, 0, 0, 1]}>
      {(isPoster) => (
        <g transform={`translate(${place.x} ${place.y})`}>
          <a href={`#${id}`} {...(!isPoster && outOfReach)}>
            <g aria-hidden="true">
              <Part name={`sheet-${number}`} at={sheet}>
                <Sketch number={number} lettering={lettering} />
              </Part>
            </g>
            <Part name={`poster-${number}`} at={poster}>
              <Poster number={number} lettering={lettering} />
            </Part>
          </a>
        </g>
      )}
    </Count>
  );
}

/** A link that is not visible yet cannot be focused. */
const outOfReach = { tabIndex: -1, style: { pointerEvents: 'none' } } as const;
