import { useId, type ReactNode } from 'react';
import {
  Only,
  Part,
  Stage,
  still,
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
import { buttons, fields, listRows, statesOf, wideOffsets, type Piece } from './stage-pieces';

export { Ruler as CaseLayout } from '../../story/scene/layouts/ruler';

/** The bench's last two moves end early, before the ruler passes and the color appears. */
const benchPaces: Paces = ['whole', 'whole', 'early', 'early'];
const notYet: PartState = { clip: [0, 100, 0, 0] };
const written: PartStates = [notYet, notYet, notYet, notYet, {}];
const aside: PartState = { x: 800 };
const fromRight: PartStates = [aside, aside, aside, aside, {}];
/** The bench is below the captions and, at the last stop, to the left of `FiguresBeside`. */
const onBelt: PartState = { y: 118, scale: 0.93 };
const nearer: PartState = { y: 203, scale: 1.4 };
const ruled: PartState = { y: 108, scale: 0.95 };
const bench: PartStates = [onBelt, onBelt, nearer, ruled, { x: -194, y: 108, scale: 0.94 }];
/** On phones held upright, bench and tray are higher, so that more of the tray is visible. */
const raised = still({ y: -60, scale: 1.06 });
const raisedTray = still({ y: -40 });
/** Upright phones show the middle of the heap, then only the first two columns. */
const twoColumns: PartState = { x: 165, y: 85, scale: 1.37 };
/** All eight rows of the first two columns are above the tray. */
const eightRows: PartState = { x: 147, y: 8, scale: 1.185 };
const close: PartStates = [{ y: -20, scale: 1.4 }, eightRows, twoColumns, {}, {}];
const away: PartState = { x: 130 };
const thirdColumn: PartStates = [{}, away, away, {}, {}];
const lower: PartStates = [{}, {}, { y: 70 }, {}, {}];
/** Keeps the center of the part that `close` moves, which its pieces would shift. */
const wholeBench = 'M-400-400h1600v1600h-1600z';
/** Midway between these two clips, the color's right edge is in the gap between two columns. */
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
            <Part name="close" at={close} pace={benchPaces} composition="tall">
              <path d={wholeBench} />
              <Part name="lower" at={lower} pace={benchPaces} composition="square">
                <StageSlots>
                  <g textAnchor="middle">
                    <Spread name="buttons" from={-170} to={-230}>
                      <Pieces of={buttons} />
                    </Spread>
                  </g>
                  <Pieces of={fields} />
                  <Spread name="rows" from={170} to={230}>
                    <Part name="third-column" at={thirdColumn} pace={benchPaces} composition="tall">
                      <Pieces of={listRows} />
                    </Part>
                  </Spread>
                </StageSlots>
              </Part>
            </Part>
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
          <StageTray raised={raisedTray} />
          <Part name="brought" at={written} pace="late">
            <Only composition="square">
              <FiguresBelow />
            </Only>
            <Only composition="tall">
              <FiguresInTray />
            </Only>
          </Part>
        </Only>
        <Only composition="wide">
          <Part name="brought-beside" at={fromRight}>
            <FiguresBeside />
          </Part>
        </Only>
      </g>
    </Stage>
  );
}

interface SpreadProps {
  name: string;
  from: number;
  to: number;
  children: ReactNode;
}

const Spread = ({ name, from, to, children }: SpreadProps) => (
  <Part name={name} at={[{ x: from }, { x: to }, {}, {}, {}]} composition="wide">
    {children}
  </Part>
);

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map((piece) => {
    const moving = (
      <Part key={piece.name} name={piece.name} at={statesOf(piece)}>
        <StagePiece piece={piece} />
      </Part>
    );
    const offset = wideOffsets[piece.name];
    if (!offset) return moving;
    const [x, y] = offset;
    return (
      <Part
        key={piece.name}
        name={`${piece.name} wide`}
        at={[{ x, y }, {}, {}, {}, {}]}
        composition="wide"
      >
        {moving}
      </Part>
    );
  });
}
