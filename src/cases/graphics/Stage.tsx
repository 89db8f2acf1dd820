import type { ReactNode } from 'react';
import { Part, Stage, type PartState, type PartStates } from '../../motion/stage';
import { StageBanner } from './StageBanner';
import { HeronCard, OwlCard } from './StageBirdCards';
import { BirdPoster } from './StageBirdPoster';
import { MovieNightPoster, PlantSwapPoster } from './StageEventPosters';
import { StageFigure } from './StageFigure';
import { MascotPoster } from './StageMascotPoster';
import { StageTable, StageWall } from './StageWall';
import { cameraStates } from './stage-camera';
import { cream, eggplant, plum } from './stage-colors';
import { sheets, statesOf, type SheetName } from './stage-wall';

/** Hides the back when its sheet is edge-on, halfway through the turn. */
const facing: PartState = { clip: [0, 0, -1100, 0] };
const turned: PartState = { clip: [0, 0, 900, 0] };
/** Dims the sheets while they pass behind the captions. */
const passed: PartStates = [{}, {}, {}, { opacity: 0.12 }, {}];
const before = ['whole', 'whole', 'first', 'last'] as const;
const travels = ['whole', 'whole', 'middle', 'middle'] as const;

/** The stops: stacked, fanned out, hung, banner redesigned, result. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <g fill="none" fontFamily="var(--display)" fontWeight="700">
        <Part name="camera" at={cameraStates} pace={travels}>
          <StageWall />
          <StageFigure />
          <StageTable />
          <Sheet name="movie">
            <MovieNightPoster />
          </Sheet>
          <Part name="passed" at={passed} pace={before}>
            <Sheet name="heron">
              <HeronCard />
            </Sheet>
            <Sheet name="owl">
              <OwlCard />
            </Sheet>
            <Sheet name="plant">
              <PlantSwapPoster />
            </Sheet>
            <Sheet name="mascot">
              <MascotPoster />
            </Sheet>
            <Sheet name="bird">
              <BirdPoster />
              <Part name="back" at={[facing, turned, turned, turned, turned]}>
                <Back />
              </Part>
            </Sheet>
          </Part>
          <StageBanner />
        </Part>
      </g>
    </Stage>
  );
}

function Sheet({ name, children }: { name: SheetName; children: ReactNode }) {
  const { x, y, width, height } = sheets[name];
  return (
    <Part name={name} at={statesOf(name)}>
      <path fill={eggplant} d={`M${x + 4} ${y + 5}h${width}v${height}h-${width}z`} />
      <g transform={`translate(${x} ${y}) scale(.36)`}>{children}</g>
    </Part>
  );
}

/** The back of the top sheet, mirrored because the sheet is face down. */
function Back() {
  return (
    <g transform="translate(600) scale(-1 1)">
      <path fill={cream} d="M0 0h600v840h-600z" />
      <path stroke="#cfc5b4" strokeWidth="4" d="M60 190h480M60 330h480M60 470h480M60 610h480" />
      <g fill={plum} fontSize="84">
        <text x="60" y="160">
          Birds
        </text>
        <text x="60" y="300">
          Mascot
        </text>
        <text x="60" y="440">
          Events
        </text>
        <text x="60" y="580">
          Banner
        </text>
        <text x="60" y="720">
          Motion
        </text>
      </g>
    </g>
  );
}
