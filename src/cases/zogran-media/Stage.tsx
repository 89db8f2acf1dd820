import { Part, Stage } from '../../motion/stage';
import { Desk, Tall } from './StageWindow';
import { Phone, night } from './StagePage';
import { states } from './stage-states';

/** The stops: empty window, blocks, type and color, the whole page, desktop and phone. */
export function CaseStage({ alt }: { alt: string }) {
  return (
    <Stage alt={alt}>
      <circle cx="400" cy="360" r="340" fill="#0f5a60" />
      <path d="M-1400 672h3600v428h-3600z" fill="#083f44" />
      <g fontFamily="var(--text)" fontSize="22" fontWeight="600" fill={night}>
        <Part name="near" at={states.near} pace="middle" composition="wide">
          {/* Keeps the box's center fixed while the windows change. */}
          <path d="M5-578L795 1905" />
          <Part name="desk" at={states.desk}>
            <Desk />
          </Part>
          <Tall />
          <Part name="phone" at={states.phone} pace="last">
            <Phone />
          </Part>
        </Part>
      </g>
    </Stage>
  );
}
