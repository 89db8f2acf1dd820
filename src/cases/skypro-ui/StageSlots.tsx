import type { ReactNode } from 'react';
import { Part, type PartState, type PartStates } from '../../motion/stage';
import { navy, peach, sky } from './stage-pieces';

const gone: PartState = { opacity: 0 };
const merged: PartStates = [gone, gone, {}, {}, {}];

export function StageSlots({ children }: { children: ReactNode }) {
  return (
    <>
      <Part name="slots" at={merged}>
        <path
          stroke={sky}
          strokeWidth="2"
          strokeDasharray="8 8"
          d="M28 98h744v360h-744zM28 218h744m0 120h-744M276 98v360m248 0v-360"
        />
      </Part>
      {children}
      <Part name="numbers" at={merged} pace="last">
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
