import { Part, type PartState, type PartStates } from '../../motion/stage';
import { blue, cream, night, sky, violet } from './stage-pieces';

const seen: PartState = { opacity: 1 };
const unseen: PartState = { opacity: 0 };

/** Slides to the kept one and disappears. */
function mergedBy(x: number): PartStates {
  const merged = x === 0 ? seen : { x, opacity: 0 };
  return [seen, seen, merged, merged, merged];
}

// The last of each is kept, so it is on top.
const shapes = [
  'M314 732h70v38l-14 14h-70v-38z',
  'M227 732h52a14 14 0 0 1 14 14v24a14 14 0 0 1-14 14h-52a14 14 0 0 1-14-14v-24a14 14 0 0 1 14-14z',
  'M126 732h80v52h-80z',
  'M66 732h28a26 26 0 0 1 0 52h-28a26 26 0 0 1 0-52z',
];
const blues = [sky, violet, blue];

/** All button shapes and blues. The library keeps one of each. */
export function StageShapes() {
  return (
    <Part name="shapes" at={[seen, seen, seen, seen, unseen]} pace="first">
      <g stroke={cream}>
        {shapes.map((outline, index) => (
          <Part key={outline} name={`shape-${3 - index}`} at={mergedBy(-87 * (3 - index))}>
            <path d={outline} />
          </Part>
        ))}
      </g>
      <g stroke={night} strokeWidth="5">
        {blues.map((color, index) => (
          <Part key={color} name={`blue-${2 - index}`} at={mergedBy(42 * (2 - index))}>
            <circle cx={650 + index * 42} cy="758" r="28" fill={color} />
          </Part>
        ))}
      </g>
    </Part>
  );
}
