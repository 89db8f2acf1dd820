import { Count, Part, Stage, type Five, type PartState } from '../../motion/stage';
import { figures } from '../../content/figures';
import { StagePiece } from './StagePiece';
import { StageSheet } from './StageSheet';
import { StageThumbnails } from './StageThumbnails';
import { sheetDrop } from './stage-grid';
import {
  buttons,
  cream,
  fields,
  listRows,
  navy,
  night,
  peach,
  sky,
  statesOf,
  type Piece,
} from './stage-pieces';

/** How many variants are left at each stop. */
const variants: Five<number> = [24, 24, 9, 9, 9];

const gone: PartState = { opacity: 0 };
/** Behind the bar. */
const below: PartState = { y: 160 };
const uncolored: PartState = { clip: [0, 100, 0, 0] };
const unruled: PartState = { y: sheetDrop, clip: [0, 0, 100, 0] };
const whole = [0, 0, 0, 0] as const;

/** From variants to a library: scattered, sorted, merged, ruled, handed over. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt} ground={navy}>
      <g fill="none" fontFamily="var(--text)" fontSize="22" fontWeight="600" strokeWidth="3">
        <Part name="slots" at={[gone, gone, {}, gone, gone]}>
          <path
            stroke={sky}
            strokeWidth="2"
            strokeDasharray="8 8"
            d="M28 52h744v180h-744zm248 0v180m248 0v-180M28 260h744v180h-744zm248 0v180m248 0v-180M28 468h744v180h-744zm248 0v180m248 0v-180"
          />
          <g fill={sky} fontFamily="var(--mono)">
            <text x="40 54 288 302 536 550" y="80">
              ×3×3×3
            </text>
            <text x="40 54 288 302 536 550" y="288">
              ×3×3×3
            </text>
            <text x="40 54 288 302 536 550" y="496">
              ×2×2×2
            </text>
          </g>
        </Part>
        <Part name="rules" at={[gone, gone, gone, {}, {}]}>
          <path
            stroke="#2c5090"
            strokeWidth="2"
            d="M40 0v700m224 0v-700m24 0v700m224 0v-700m24 0v700m224 0v-700M0 210h800m0 112h-800m0 112h800m0 112h-800m0 112h800"
          />
          <path
            stroke={peach}
            strokeWidth="2"
            d="M40 100h720M40 92v16m224 0v-16m24 0v16m224 0v-16m24 0v16m224 0v-16"
          />
          <g fill={peach} fontFamily="var(--mono)" textAnchor="middle">
            <text x="152" y="78">
              224
            </text>
            <text x="276" y="78">
              24
            </text>
            <text x="400" y="78">
              224
            </text>
            <text x="524" y="78">
              24
            </text>
            <text x="648" y="78">
              224
            </text>
          </g>
        </Part>
        <g textAnchor="middle">
          <Pieces of={buttons} />
        </g>
        <Pieces of={fields} />
        <Pieces of={listRows} />
        <StageSheet
          at={[unruled, unruled, unruled, { y: sheetDrop, clip: whole }, { clip: whole }]}
          colorAt={[uncolored, uncolored, uncolored, uncolored, { clip: whole }]}
        />
        <Part name="kinds" at={[below, below, below, below, {}]}>
          <g fill={cream}>
            <text x="40" y="652">
              Documents
            </text>
            <text x="288" y="652">
              Sheets, slides
            </text>
            <text x="536" y="652">
              Images, video
            </text>
          </g>
        </Part>
        <StageThumbnails />
        <path fill={night} d="M0 700h800v100h-800z" />
        <Part name="counter" at={[{}, {}, {}, {}, { x: -400 }]}>
          <g fill={cream} fontFamily="var(--mono)" fontSize="40" fontWeight="500">
            <text x="40" y="764">
              variants
            </text>
            <Count at={variants}>
              {(left) => (
                <text x="256" y="764">
                  {Math.round(left)}
                </text>
              )}
            </Count>
          </g>
        </Part>
        <Part name="figures" at={[{ x: 800 }, { x: 800 }, { x: 800 }, { x: 800 }, {}]}>
          <g fill={sky} fontFamily="var(--display)" fontSize="72" fontWeight="700">
            <text x="36" y="776">
              {figures.designProcess.value}
            </text>
            <text x="392" y="776">
              {figures.fileIdentification.value}
            </text>
          </g>
          <g fill={cream}>
            <text x="204" y="744">
              faster design
            </text>
            <text x="204" y="772">
              process
            </text>
            <text x="552" y="744">
              more efficient
            </text>
            <text x="552" y="772">
              file identification
            </text>
          </g>
        </Part>
      </g>
    </Stage>
  );
}

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map((piece) => (
    <Part key={piece.name} name={piece.name} at={statesOf(piece)}>
      <StagePiece piece={piece} />
    </Part>
  ));
}
