import { useId } from 'react';
import { Part, Stage, type PartState } from '../../motion/stage';
import { figures } from '../../content/figures';
import { StagePiece } from './StagePiece';
import { StageRules } from './StageRules';
import { StageShapes } from './StageShapes';
import { StageSheet } from './StageSheet';
import { StageSlots } from './StageSlots';
import { StageEdge, StageFurtherPieces } from './StageTable';
import { StageThumbnails } from './StageThumbnails';
import { blueprint } from './stage-inks';
import { buttons, cream, fields, listRows, sky, statesOf, type Piece } from './stage-pieces';

const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };
/** Halfway, the color's edge is between two columns. */
const uncolored: PartState = { clip: [0, 144.3, 0, 0] };
const colored: PartState = { clip: [0, -77.3, 0, 0] };

/** The stops: scattered, sorted, merged, ruled, handed over. */
export function CaseStage({ alt }: { alt: string }) {
  const library = useId();
  return (
    <Stage alt={alt}>
      <g fill="none" fontFamily="var(--text)" fontSize="22" fontWeight="600" strokeWidth="3">
        <StageFurtherPieces />
        <StageSlots>
          <g textAnchor="middle">
            <Pieces of={buttons} />
          </g>
          <Pieces of={fields} />
          <Pieces of={listRows} />
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
        <StageEdge />
        <StageShapes />
        <Part name="brought" at={[unseen, unseen, unseen, unseen, seen]} pace="last">
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
