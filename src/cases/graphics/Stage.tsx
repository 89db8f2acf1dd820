import { useId, type ReactNode } from 'react';
import { atStops, Only, Part, Stage } from '../../motion/stage';
import { OriginalBanner, RedesignedBanner } from './StageBanner';
import { HeronCard, OwlCard } from './StageBirdCards';
import { BirdPoster } from './StageBirdPoster';
import { StageBriefs } from './StageBriefs';
import { MovieNightPoster, PlantSwapPoster } from './StageEventPosters';
import { StageButtonCount, StageFigure } from './StageLettering';
import { MascotPoster } from './StageMascotPoster';
import { StageWall } from './StageWall';
import { eggplant, plum } from './stage-colors';
import {
  inSquare,
  narrowCamera,
  narrowPlaces,
  places,
  sizes,
  wall,
  wideCamera,
  type PieceName,
} from './stage-wall';

/** In the square, no label is below the cards. */
const lowered = atStops(() => ({ y: 87 }));

/** One long wall. The camera passes the briefs, the bird set, the posters, the original, and the redesign. */
export function CaseStage({ alt }: { alt: string }) {
  const original = useId();
  const code = useId();
  return (
    <Stage alt={alt}>
      <g fill="none" fontFamily="var(--display)" fontWeight="700">
        <Part name="pan" composition="wide" at={wideCamera}>
          <Part name="camera" composition="narrow" at={narrowCamera}>
            <StageWall />
            <StageBriefs />
            <Piece name="bird">
              <BirdPoster />
            </Piece>
            <Part name="cards" composition="narrow" at={lowered}>
              <Piece name="owl">
                <OwlCard />
              </Piece>
              <Piece name="heron">
                <HeronCard />
              </Piece>
            </Part>
            <Piece name="mascot">
              <MascotPoster />
            </Piece>
            <Piece name="movie">
              <MovieNightPoster code={code} />
            </Piece>
            <Piece name="plant">
              <PlantSwapPoster code={code} />
            </Piece>
            <Piece name="original">
              <g id={original}>
                <OriginalBanner />
              </g>
            </Piece>
            <StageButtonCount />
            <Piece name="compared">
              <use href={`#${original}`} />
            </Piece>
            <StageFigure />
            <Piece name="redesign">
              <RedesignedBanner />
            </Piece>
          </Part>
        </Part>
        <Only composition="narrow">
          <path fill={plum} d={`M${wall.left} 846h${wall.width}v800h-${wall.width}z`} />
        </Only>
      </g>
    </Stage>
  );
}

interface PieceProps {
  name: PieceName;
  children: ReactNode;
}

function Piece({ name, children }: PieceProps) {
  const { x, y, width } = places[name];
  const [drawnWidth, drawnHeight] = sizes[name];
  const piece = (
    <g transform={`translate(${x} ${y}) scale(${width / drawnWidth})`}>
      <path fill={eggplant} d={`M9 11h${drawnWidth}v${drawnHeight}h-${drawnWidth}z`} />
      {children}
    </g>
  );
  if (!narrowPlaces[name]) return piece;
  return (
    <Part name={name} composition="narrow" at={inSquare(name)}>
      {piece}
    </Part>
  );
}
