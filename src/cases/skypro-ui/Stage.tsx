import { useId } from 'react';
import {
  Only,
  Part,
  Stage,
  seenLast,
  still,
  type Paces,
  type PartState,
  type PartStates,
} from '../../motion/stage';
import { FiguresBelow, FiguresInTray, FiguresOnWide } from './StageFigures';
import { StagePiece } from './StagePiece';
import { StageRules } from './StageRules';
import { StageSheet } from './StageSheet';
import { StageSlots } from './StageSlots';
import { StageThumbnails } from './StageThumbnails';
import { StageTray } from './StageTray';
import { squareGrid, tallGrid } from './stage-grid';
import { blueprint, libraryColors } from './stage-inks';
import { buttons, fields, listRows, statesOf, type Piece } from './stage-pieces';
import { wideStatesOf } from './stage-wide-pieces';

export { chapterStyles, Ruler as CaseLayout } from '../../story/scene/layouts/ruler';

/** The pieces come to rest before the ruler passes. Last, the library moves as it gets its colors. */
const benchPace: Paces = ['early', 'early', 'early', 'late'];
const below: PartState = { y: 300 };
const fromBelow: PartStates = [below, below, below, below, {}];
/**
 * On wide screens, fits the pieces and the library between the captions and `FiguresOnWide`, and
 * makes them as wide as the ruler.
 */
const bench: PartStates = [
  { y: 218, scale: 1.416 },
  { x: -4, y: 214, scale: 1.34 },
  { y: 240, scale: 1.416 },
  { x: -134, y: 195, scale: 1.09 },
  { x: -134, y: 172, scale: 1.09 },
];
const raised = still({ y: -85, scale: 0.955 });
const merged: PartState = { scale: 1.05 };
/** Phones in portrait first show only the middle of the scattered pieces. */
const close: PartStates = [
  { y: 34, scale: 1.55 },
  { x: -12, y: 31, scale: 1.07 },
  merged,
  merged,
  merged,
];
/** On phones in portrait, moves the three rows of pieces apart, because the rows are taller. */
const apart = ([-1, 0, 1] as const).map((down): PartStates => {
  const cell: PartState = { y: down * (tallGrid.height - squareGrid.height) };
  return [{}, { y: down * 40 }, cell, cell, cell];
});
/** Invisible. Widens the `close` part's box, so that moving pieces cannot shift its center. */
const wholeBench = 'M-400-400h1600v1600h-1600z';
/**
 * The colored layer's edge moves across the library. It starts and ends where, on narrow screens,
 * it is between two columns halfway through the move, when the caption changes.
 */
const uncolored: PartState = { clip: [0, 144.3, 0, 0] };
const colored: PartState = { clip: [0, -77.3, 0, 0] };
/** On wide screens, the sheet is as wide as the screen. Its edge is where the colored layer's is. */
const folded: PartState = { clip: [0, 72.6, 0, 0] };
const unfolded: PartState = { clip: [0, 12, 0, 0] };

/** The stops: UI elements are scattered, sorted, merged, measured, and handed over. */
export function CaseStage({ alt }: { alt: string }) {
  const library = useId();
  return (
    <Stage alt={alt}>
      <g fill="none" fontFamily="var(--text)" fontSize="25" fontWeight="600" strokeWidth="3">
        <Part name="raised" at={raised} composition="tall">
          <Part name="bench" at={bench} pace={benchPace} composition="wide">
            <Part name="close" at={close} composition="tall">
              <path d={wholeBench} />
              <StageSlots>
                <g textAnchor="middle">
                  <Pieces of={buttons} kind={0} />
                </g>
                <Pieces of={fields} kind={1} />
                <Pieces of={listRows} kind={2} />
              </StageSlots>
            </Part>
            <StageRules>
              <use href={`#${library}`} style={blueprint} />
            </StageRules>
            <Only composition="wide">
              <Part name="sheet" at={[folded, folded, folded, folded, unfolded]} pace="late">
                <path fill={libraryColors.sheet} d="M-1400 30h3600v454h-3600z" />
              </Part>
            </Only>
            <Part
              name="color"
              at={[uncolored, uncolored, uncolored, uncolored, colored]}
              pace="late"
            >
              <g id={library}>
                <StageSheet />
                <StageThumbnails />
              </g>
            </Part>
          </Part>
        </Part>
        <Only composition="narrow">
          <StageTray />
          <Part name="brought" at={seenLast} pace="enter">
            <Only composition="square">
              <FiguresBelow />
            </Only>
            <Only composition="tall">
              <FiguresInTray />
            </Only>
          </Part>
        </Only>
        <Only composition="wide">
          <Part name="brought-wide" at={fromBelow}>
            <FiguresOnWide />
          </Part>
        </Only>
      </g>
    </Stage>
  );
}

interface PiecesProps {
  of: readonly Piece[];
  kind: number;
}

const Pieces = ({ of, kind }: PiecesProps) =>
  apart.map((states, element) => (
    <Part key={element} name={`apart-${kind}${element}`} at={states} composition="tall">
      {of.map(
        (piece, index) =>
          piece.cell[1] === element && (
            <Part
              key={piece.name}
              name={`${piece.name} wide`}
              at={wideStatesOf(piece, index)}
              composition="wide"
            >
              <Part name={piece.name} at={statesOf(piece)} composition="narrow">
                <StagePiece piece={piece} />
              </Part>
            </Part>
          ),
      )}
    </Part>
  ));
