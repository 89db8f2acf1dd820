import { useId, type ReactNode } from 'react';
import {
  atStops,
  Only,
  Part,
  Stage,
  type Paces,
  type PartState,
  type PartStates,
} from '../../motion/stage';
import { FiguresBelow, FiguresBeside, FiguresInTray } from './StageFigures';
import { StagePiece } from './StagePiece';
import { StageRules } from './StageRules';
import { StageSheet } from './StageSheet';
import { StageSlots } from './StageSlots';
import { StageBelt, StageFurtherPieces } from './StageTable';
import { StageThumbnails } from './StageThumbnails';
import { StageTray } from './StageTray';
import { blueprint } from './stage-inks';
import { buttons, fields, listRows, statesOf, type Piece } from './stage-pieces';

export { Ruler as CaseLayout } from '../../story/scene/layouts/ruler';

const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };
/** The bench's last two moves end early, before the ruler passes and the color appears. */
const benchPaces: Paces = ['whole', 'whole', 'early', 'early'];
const atLast: PartStates = [unseen, unseen, unseen, unseen, seen];
/** The bench is below the captions and, at the last stop, to the left of `FiguresBeside`. */
const onBelt: PartState = { y: 92 };
const nearer: PartState = { y: 84, scale: 1.12 };
const bench: PartStates = [onBelt, onBelt, nearer, onBelt, { x: -168, y: 92 }];
/** On phones held upright, moves bench and tray up, so that more of the tray is visible. */
const raised = atStops(() => ({ y: -70 }));
/** Halfway through the move, these clips put the color's edge between two columns. */
const uncolored: PartState = { clip: [0, 144.3, 0, 0] };
const colored: PartState = { clip: [0, -77.3, 0, 0] };

/** The stops: UI elements are scattered, sorted, merged, measured, and handed over. */
export function CaseStage({ alt }: { alt: string }) {
  const library = useId();
  return (
    <Stage alt={alt}>
      <g fill="none" fontFamily="var(--text)" fontSize="22" fontWeight="600" strokeWidth="3">
        <Only composition="wide">
          <StageBelt />
        </Only>
        <Part name="raised" at={raised} composition="tall">
          <Part name="bench" at={bench} pace={benchPaces} composition="wide">
            <StageFurtherPieces />
            <StageSlots>
              <g textAnchor="middle">
                <Spread name="buttons" by={-230}>
                  <Pieces of={buttons} />
                </Spread>
              </g>
              <Pieces of={fields} />
              <Spread name="rows" by={230}>
                <Pieces of={listRows} />
              </Spread>
            </StageSlots>
            <StageRules>
              <use href={`#${library}`} style={blueprint} />
            </StageRules>
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
          <StageTray raised={raised} />
          <Part name="brought" at={atLast} pace="last">
            <Only composition="square">
              <FiguresBelow />
            </Only>
            <Only composition="tall">
              <FiguresInTray />
            </Only>
          </Part>
        </Only>
        <Only composition="wide">
          <Part name="brought-beside" at={atLast} pace="last">
            <FiguresBeside />
          </Part>
        </Only>
      </g>
    </Stage>
  );
}

const Spread = ({ name, by, children }: { name: string; by: number; children: ReactNode }) => (
  <Part name={name} at={[{ x: by }, { x: by }, {}, {}, {}]} composition="wide">
    {children}
  </Part>
);

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map((piece) => (
    <Part key={piece.name} name={piece.name} at={statesOf(piece)}>
      <StagePiece piece={piece} />
    </Part>
  ));
}
