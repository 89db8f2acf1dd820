import { useId, type ReactNode } from 'react';
import { Only, Part, Stage, type PartState, type PartStates } from '../../motion/stage';
import { figures } from '../../content/figures';
import { StagePiece } from './StagePiece';
import { StageRules } from './StageRules';
import { StageShapes } from './StageShapes';
import { StageSheet } from './StageSheet';
import { StageSlots } from './StageSlots';
import { StageBelt, StageEdge, StageFurtherPieces } from './StageTable';
import { StageThumbnails } from './StageThumbnails';
import { blueprint } from './stage-inks';
import { buttons, cream, fields, listRows, sky, statesOf, type Piece } from './stage-pieces';

const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };
const atLast: PartStates = [unseen, unseen, unseen, unseen, seen];
/** Below the ruler; at last, the sheet makes room for the figures. */
const onBelt: PartState = { y: 92 };
const bench: PartStates = [onBelt, onBelt, onBelt, onBelt, { x: -168, y: 92 }];
/** Halfway, the color's edge is between two columns. */
const uncolored: PartState = { clip: [0, 144.3, 0, 0] };
const colored: PartState = { clip: [0, -77.3, 0, 0] };

/** The stops: scattered, sorted, merged, ruled, handed over. A wide screen shows them on an assembly line. */
export function CaseStage({ alt }: { alt: string }) {
  const library = useId();
  return (
    <Stage alt={alt}>
      <g fill="none" fontFamily="var(--text)" fontSize="22" fontWeight="600" strokeWidth="3">
        <Only composition="wide">
          <StageBelt />
        </Only>
        <Part name="bench" at={bench} composition="wide">
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
          <Part name="color" at={[uncolored, uncolored, uncolored, uncolored, colored]}>
            <g id={library}>
              <StageSheet />
              <StageThumbnails />
            </g>
          </Part>
        </Part>
        <Only composition="narrow">
          <StageEdge />
          <StageShapes />
          <Part name="brought" at={atLast} pace="last">
            <FiguresBelow />
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

/** On wide screens, pieces lie across the screen until they are merged. */
const Spread = ({ name, by, children }: { name: string; by: number; children: ReactNode }) => (
  <Part name={name} at={[{ x: by }, { x: by }, {}, {}, {}]} composition="wide">
    {children}
  </Part>
);

const FiguresBelow = () => (
  <>
    <g fill={sky} fontFamily="var(--display)" fontSize="72" fontWeight="700">
      <text x="36" y="776">
        {figures.designProcess.value}
      </text>
      <text x="392" y="776">
        {figures.fileIdentification.value}
      </text>
    </g>
    <g fill={cream}>
      <text x="40" y="662">
        Documents
      </text>
      <text x="288" y="662">
        Sheets, slides
      </text>
      <text x="536" y="662">
        Images, video
      </text>
      <text x="204" y="752">
        faster design
      </text>
      <text x="204" y="776">
        process
      </text>
      <text x="552" y="732" fontSize="20">
        higher file
      </text>
      <text x="552" y="754" fontSize="20">
        identification
      </text>
      <text x="552" y="776" fontSize="20">
        efficiency
      </text>
    </g>
  </>
);

const FiguresBeside = () => (
  <>
    <path d="M648 142h296M648 442h296" stroke={sky} strokeWidth="2" />
    <g fill={cream} fontFamily="var(--display)" fontSize="150" fontWeight="700" letterSpacing="-7">
      <text x="640" y="280">
        {figures.designProcess.value}
      </text>
      <text x="640" y="580">
        {figures.fileIdentification.value}
      </text>
    </g>
    <g fill={sky} fontSize="26">
      <text x="648" y="326">
        faster design process
      </text>
      <text x="648" y="626">
        higher file
      </text>
      <text x="648" y="658">
        identification efficiency
      </text>
    </g>
  </>
);

function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map((piece) => (
    <Part key={piece.name} name={piece.name} at={statesOf(piece)}>
      <StagePiece piece={piece} />
    </Part>
  ));
}
