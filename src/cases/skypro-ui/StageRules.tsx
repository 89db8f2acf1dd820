import { useId, type ReactNode } from 'react';
import { Only, Part, seen, still, unseen } from '../../motion/stage';
import { allOver, ruledStates, rulerStates, stretch } from './stage-grid';
import { peach } from './stage-pieces';

const stretchedGrid = still({ y: 66, scaleY: stretch });
/** On phones in portrait, moves the dimension lines below the taller cells. */
const lowered = still({ y: 40 });

const [widths, widthsOnWide] = [
  [0, 1, 2, 3, 4],
  [5, 6],
].map((spans) =>
  spans.map((span) => (
    <text key={span} x={152 + span * 124} y="520">
      {span % 2 ? 24 : 224}
    </text>
  )),
);

/** The ruler moves only after the pieces have stopped. */
const pace = 'late';

export function StageRules({ children }: { children: ReactNode }) {
  const grid = useId();
  return (
    <Part name="ruled" at={[unseen, unseen, unseen, seen, seen]} pace="enter">
      <Part name="rules" at={ruledStates} pace={pace}>
        <pattern id={grid} x="39" y="97" width="248" height="120" patternUnits="userSpaceOnUse">
          <path stroke="#1f4080" strokeWidth="2" d="M1 0v120m224 0v-120M0 1h248" />
        </pattern>
        <path fill="var(--background)" d={allOver} />
        <Part name="grid" at={stretchedGrid} composition="tall">
          <path fill={`url(#${grid})`} d="M-1400 97h3600v833h-3600z" />
        </Part>
        {children}
        <Part name="measures" at={[seen, seen, seen, seen, unseen]} pace="first">
          <g
            fill={peach}
            stroke="var(--background)"
            strokeWidth="10"
            paintOrder="stroke"
            fontSize="34"
            textAnchor="middle"
          >
            <Part name="measures-row" at={lowered} composition="tall">
              <path
                stroke={peach}
                strokeWidth="2"
                d="M40 482h720M40 474v16m224 0v-16m24 0v16m224 0v-16m24 0v16m224 0v-16"
              />
              {widths}
            </Part>
            <Only composition="wide">
              <path stroke={peach} strokeWidth="2" d="M760 482h248m0-8v16m-224 0v-16" />
              {widthsOnWide}
            </Only>
          </g>
        </Part>
      </Part>
      <Part name="ruler" at={rulerStates} pace={pace}>
        <path stroke={peach} d="M-1400 0h3600" />
        <path stroke={peach} strokeWidth="14" strokeDasharray="2 10" d="M-1400-7h3600" />
      </Part>
    </Part>
  );
}
