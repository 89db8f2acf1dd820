import { Part, type PartState, type PartStates } from '../../motion/stage';
import { night, peach } from './stage-pieces';

const gone: PartState = { opacity: 0 };
const strewn = (first: PartState): PartStates => [first, {}, gone, gone, gone];

/** These outlines are faint, because text may overlap them. */
export function StageFurtherPieces() {
  return (
    <g stroke="#1a3871">
      <Part name="left" at={strewn({ x: -20, rotate: 7 })}>
        <path d="M-228 444h200v56h-200zm0 84h176v56h-176zm28 84h144a28 28 0 0 1 0 56h-144a28 28 0 0 1 0-56z" />
      </Part>
      <Part name="right" at={strewn({ x: 30, rotate: -8 })}>
        <path d="M840 24h200v56h-200zm0 168h176v56h-176zm0 84h200v56h-200zm0 252h200v56h-200z" />
      </Part>
    </g>
  );
}

export function StageBelt() {
  return (
    <>
      <path d="M-1400 760h3600v40h-3600z" fill={night} />
      <path d="M-1400 760h3600" stroke="#24468a" strokeWidth="2" />
      <Part name="belt" at={[{}, { x: -300 }, { x: -600 }, { x: -900 }, { x: -1200 }]}>
        <path d="M-1400 780h5200" stroke="#24468a" strokeWidth="16" strokeDasharray="2 58" />
        <path
          d={Array.from(
            { length: 16 },
            (_, index) => `M${-1300 + 300 * index} 768l14 12l-14 12`,
          ).join('')}
          stroke={peach}
          strokeWidth="4"
        />
      </Part>
    </>
  );
}
