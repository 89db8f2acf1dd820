import type { ReactNode } from 'react';
import { figures } from '../../content/figures';
import { Part, Stage, type PartState } from '../../motion/stage';
import { StageBanner } from './StageBanner';
import { HeronCard, OwlCard } from './StageBirdCards';
import { BirdPoster } from './StageBirdPoster';
import { MovieNightPoster, PlantSwapPoster } from './StageEventPosters';
import { MascotPoster } from './StageMascotPoster';
import { eggplant, cream, pink, plum } from './stage-colors';
import { sheets, statesOf, type SheetName } from './stage-wall';

const gone: PartState = { opacity: 0 };
/** The back disappears at once when its sheet is turned halfway, edge on. */
const facing: PartState = { clip: [0, 0, -1100, 0] };
const turned: PartState = { clip: [0, 0, 900, 0] };
const whole: PartState = { clip: [0, 0, 0, 0] };
const hidden: PartState = { clip: [0, 100, 0, 0] };
/** The redesign's bar is 1.7 times the original's; this much is clipped while both are equal. */
const level: PartState = { clip: [0, 41.2, 0, 0] };

/** From a stack to a wall: stacked, fanned out, hung, the banner redone, what it brought. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt} ground="#ebe4d7">
      <g fill="none" fontFamily="var(--display)" fontWeight="700">
        <path stroke="#9c9184" strokeWidth="2" strokeDasharray="8 8" d="M296 518h444v130h-444z" />
        <Part name="table" at={[{}, {}, { y: 700 }, { y: 800 }, { y: 800 }]}>
          <path fill={eggplant} d="M0 0h800v800h-800z" />
        </Part>
        <Sheet name="heron">
          <HeronCard />
        </Sheet>
        <Sheet name="owl">
          <OwlCard />
        </Sheet>
        <Sheet name="movie">
          <MovieNightPoster />
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
        <Part name="dim" at={[gone, gone, gone, { opacity: 0.6 }, gone]}>
          <path fill="#ebe4d7" d="M0 0h800v800h-800z" />
        </Part>
        <g fontFamily="var(--text)" fontSize="22">
          <Part name="bar-original" at={[hidden, hidden, hidden, whole, whole]}>
            <path fill="#bdb6aa" d="M56 680h248v44h-248z" />
            <text x="70" y="710" fill="#1c1815">
              Original
            </text>
          </Part>
          <Part name="bar-redesign" at={[hidden, hidden, hidden, level, whole]}>
            <path fill={plum} d="M56 732h422v44h-422z" />
            <path stroke={pink} strokeWidth="2" strokeDasharray="6 5" d="M304 732v44" />
            <text x="70" y="762" fill={cream}>
              Redesign
            </text>
          </Part>
        </g>{' '}
        <Part name="figure" at={[{ y: 140 }, { y: 140 }, { y: 140 }, { y: 140 }, {}]}>
          <g fill={plum} textAnchor="end">
            <text x="744" y="742" fontSize="84" letterSpacing="-3">
              +{figures.engagement.value}
            </text>
            <text x="744" y="774" fontFamily="var(--mono)" fontSize="20" fontWeight="500">
              claimed engagement
            </text>
          </g>
        </Part>
        <StageBanner
          at={[
            { x: 700, y: -120, rotate: 8, scale: 1.5 },
            { x: 700, y: -120, rotate: 8, scale: 1.5 },
            { x: 700, y: -120, rotate: 8, scale: 1.5 },
            { x: -118, y: -190, rotate: -2, scale: 1.6 },
            {},
          ]}
          redesignAt={[hidden, hidden, hidden, { clip: [0, 60, 0, 0] }, whole]}
          edgeAt={[{ x: -1200 }, { x: -1200 }, { x: -1200 }, { x: -720 }, gone]}
        />
      </g>
    </Stage>
  );
}

function Sheet({ name, children }: { name: SheetName; children: ReactNode }) {
  const { x, y } = sheets[name];
  return (
    <Part name={name} at={statesOf(name)}>
      <g transform={`translate(${x} ${y}) scale(.36)`}>{children}</g>
    </Part>
  );
}

/** The back of the top sheet, mirrored because the sheet lies face down. */
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
