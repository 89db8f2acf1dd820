import type { ReactNode } from 'react';
import { Part, still, type PartState, type PartStates } from '../../motion/stage';
import { navy, peach, sky } from './stage-pieces';

const gone: PartState = { opacity: 0 };
const merged: PartStates = [gone, gone, {}, {}, {}];

export function StageSlots({ children }: { children: ReactNode }) {
  return (
    <>
      <Part name="slots" at={merged} pace="end">
        <g stroke={sky} strokeWidth="2" strokeDasharray="8 8">
          <path d="M28 98h496v360h-496zM28 218h496m0 120h-496M276 98v360" />
          {/* Phones in portrait show two columns, and so would cut the third off. */}
          <Part name="third-slots" at={still({ opacity: 0 })} composition="tall">
            <path d="M524 98h248v360h-248m0-120h248m0-120h-248" />
          </Part>
        </g>
      </Part>
      {children}
      <Part name="numbers" at={merged} pace="end">
        <path d={[118, 238, 358].map((y) => `M256 ${y}${dots}`).join('')} fill={peach} />
        <g fill={navy} fontFamily="var(--mono)" fontSize="20">
          {['×3×3×3', '×3×3×3', '×2×2×2'].map((times, row) => (
            <text key={row} x="244 256 492 504 740 752" y={125 + row * 120}>
              {times}
            </text>
          ))}
        </g>
      </Part>
    </>
  );
}

const dots = [0, 248, 248].map((x) => `m${x} -20a20 20 0 1 1-.1 0zm0 20`).join('');
