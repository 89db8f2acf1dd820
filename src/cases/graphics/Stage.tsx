import type { ReactNode } from 'react';
import { Only, Part, Stage, unseen, type PartStates } from '../../motion/stage';
import { OriginalBanner, OriginalOnPhone, RedesignedBanner, RedesignOnPhone } from './StageBanner';
import { HeronCard, OwlCard } from './StageBirdCards';
import { BirdPoster } from './StageBirdPoster';
import { StageBriefs } from './StageBriefs';
import { MovieNightPoster, PlantSwapPoster } from './StageEventPosters';
import { FilmFrame } from './StageFilm';
import { StageButtonCount, StageFigure } from './StageLettering';
import { MascotPoster } from './StageMascotPoster';
import { StageWall } from './StageWall';
import { edge, eggplant, plum } from './stage-colors';
import {
  movedTo,
  places,
  redesignOnPhone,
  sizes,
  squareCamera,
  squarePlaces,
  tallCamera,
  tallPlaces,
  wall,
  wideCamera,
  type PieceName,
  type Place,
} from './stage-wall';

export { chapterStyles, WallLabels as CaseLayout } from '../../story/scene/layouts/wall-labels';

/** These states hide pieces before their own stop, where the tour's text would overlap them. */
const later: PartStates = [unseen, {}, {}, {}, {}];
const afterPosters: PartStates = [unseen, unseen, unseen, {}, {}];

const pieces = [
  ['owl', OwlCard],
  ['heron', HeronCard],
  ['mascot', MascotPoster],
  ['movie', MovieNightPoster],
  ['plant', PlantSwapPoster],
  ['film', FilmFrame],
  ['redesign', RedesignedBanner],
] as const;

/**
 * At the five stops, the camera shows: briefs, bird set, posters, original banner, redesign.
 */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <g fill="none" fontFamily="var(--display)" fontWeight="700">
        <Part name="pan" composition="wide" at={wideCamera}>
          <Part name="camera" composition="square" at={squareCamera}>
            <Part name="tall-camera" composition="tall" at={tallCamera}>
              <StageWall />
              <StageBriefs />
              <Part name="bird-later" composition="square" at={later} pace="first">
                <Piece name="bird">
                  <BirdPoster />
                </Piece>
              </Part>
              <Part name="original-later" composition="square" at={afterPosters} pace="first">
                <Piece name="original">
                  <OriginalBanner />
                </Piece>
                <StageButtonCount />
              </Part>
              {pieces.map(([name, Drawing]) => (
                <Piece key={name} name={name}>
                  <Drawing />
                </Piece>
              ))}
              <Only composition="tall">
                <Hung at={places.original} size={[700, 756]}>
                  <OriginalOnPhone />
                </Hung>
                <Hung at={redesignOnPhone} size={[700, 544]}>
                  <RedesignOnPhone />
                </Hung>
              </Only>
              <StageFigure />
            </Part>
          </Part>
        </Part>
        <Only composition="square">
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

const Piece = ({ name, children }: PieceProps) => (
  <Part name={name} composition="square" at={movedTo(squarePlaces, name)}>
    <Part name={name} composition="tall" at={movedTo(tallPlaces, name)}>
      <Hung at={places[name]} size={sizes[name]}>
        {children}
      </Hung>
    </Part>
  </Part>
);

interface HungProps {
  at: Place;
  size: readonly [width: number, height: number];
  children: ReactNode;
}

const Hung = ({ at: { x, y, width }, size: [drawnWidth, drawnHeight], children }: HungProps) => (
  <g transform={`translate(${x} ${y}) scale(${width / drawnWidth})`}>
    <path fill={eggplant} d={`M9 11h${drawnWidth}v${drawnHeight}h-${drawnWidth}z`} />
    <path stroke={edge} strokeWidth="8" d={`M0 0h${drawnWidth}v${drawnHeight}h-${drawnWidth}z`} />
    {children}
  </g>
);
