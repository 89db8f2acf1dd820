import { figures } from '../../content/figures';
import { Part, type PartState, type PartStates } from '../../motion/stage';
import { cream, pink } from './stage-colors';

const gone: PartState = { opacity: 0 };
const atLast: PartStates = [gone, gone, gone, gone, {}];

/** The redesign's result, on the wall above it. */
export function StageFigure() {
  return (
    <Part name="figure" at={atLast} pace="last">
      <text x="772" y="276" fill={pink} fontSize="150" letterSpacing="-6">
        +{figures.engagement.value}
      </text>
      <text x="780" y="332" fill={cream} fontFamily="var(--mono)" fontSize="28" fontWeight="500">
        claimed{' '}
        <tspan x="780" dy="34">
          engagement
        </tspan>
      </text>
    </Part>
  );
}
