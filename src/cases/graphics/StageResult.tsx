import { figures } from '../../content/figures';
import { Part, type Five, type PartState } from '../../motion/stage';
import { cream, eggplant, pink, plum } from './stage-colors';

const gone: PartState = { opacity: 0 };
const atLast: Five<PartState> = [gone, gone, gone, gone, {}];
/** In the original's length; the redesign's bar is 1.7 times as long. */
export const bars = { original: 420, redesign: 714 } as const;

/** Both come as long as their words, and grow when the wall is far enough away to leave them room. */
const growing = (length: number): Five<PartState> => {
  const unset: PartState = { opacity: 0, clip: [0, 100 - 16000 / length, 0, 0] };
  return [unset, unset, unset, unset, { clip: [0, 0, 0, 0] }];
};

/** What the redesign brought, on the wall above it. */
export function StageFigure() {
  return (
    <Part name="figure" at={atLast} pace="last">
      <text x="772" y="276" fill={pink} fontSize="150" letterSpacing="-6">
        +{figures.engagement.value}
      </text>
      <text x="780" y="332" fill={cream} fontFamily="var(--mono)" fontSize="28" fontWeight="500">
        engagement,{' '}
        <tspan x="780" dy="34">
          as claimed
        </tspan>
      </text>
    </Part>
  );
}

/** The same as two bars, below the wall. */
export function StageBars() {
  return (
    <g fontFamily="var(--text)" fontSize="28">
      <Part name="bar-original" at={growing(bars.original)} pace="last">
        <path fill="#bdb6aa" d={`M43 596h${bars.original}v60h-${bars.original}z`} />
        <text x="63" y="636" fill="#1c1815">
          Original
        </text>
      </Part>
      <Part name="bar-redesign" at={growing(bars.redesign)} pace="last">
        <path fill={pink} d={`M43 672h${bars.redesign}v60h-${bars.redesign}z`} />
        <path stroke={eggplant} strokeWidth="2" strokeDasharray="6 5" d="M463 672v60" />
        <text x="63" y="712" fill={plum}>
          Redesign, as claimed
        </text>
      </Part>
    </g>
  );
}
