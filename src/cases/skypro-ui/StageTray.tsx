import { Count } from '../../motion/Count';
import { Only, Part, seen, still, unseen, type PartStates } from '../../motion/stage';
import { blue, cream, night, sky, azure } from './stage-pieces';

/** `x` is the distance to the variant that the library keeps; 0 for that variant itself. */
function mergedBy(x: number): PartStates {
  const merged = x === 0 ? {} : { x, scale: 0 };
  return [{}, {}, merged, merged, merged];
}

// The last shape and the last blue are drawn on top. The others merge into them.
const shapes = [
  'M314 732h70v38l-14 14h-70v-38z',
  'M227 732h52a14 14 0 0 1 14 14v24a14 14 0 0 1-14 14h-52a14 14 0 0 1-14-14v-24a14 14 0 0 1 14-14z',
  'M126 732h80v52h-80z',
  'M66 732h28a26 26 0 0 1 0 52h-28a26 26 0 0 1 0-52z',
];
const blues = [sky, azure, blue];

const shapesRow = still({ x: 60, y: 0, scale: 1.35 });
const bluesRow = still({ x: -548, y: 120, scale: 1.6 });

export function StageTray() {
  return (
    <>
      <path fill={night} stroke="#24468a" strokeWidth="2" d="M-1402 701h3604v420h-3604z" />
      <Part name="shapes" at={[seen, seen, seen, seen, unseen]} pace="exit">
        <Part name="shapes-row" at={shapesRow} composition="tall">
          <path d="M40 730h344v56" />
          <g stroke={cream}>
            {shapes.map((outline, index) => (
              <Part key={outline} name={`shape-${3 - index}`} at={mergedBy(-87 * (3 - index))}>
                <path d={outline} />
              </Part>
            ))}
          </g>
        </Part>
        <Part name="blues-row" at={bluesRow} composition="tall">
          <path d="M622 730h140v56" />
          <g stroke={night} strokeWidth="5">
            {blues.map((color, index) => (
              <Part key={color} name={`blue-${2 - index}`} at={mergedBy(-42 * (2 - index))}>
                <circle cx={734 - index * 42} cy="758" r="28" fill={color} />
              </Part>
            ))}
          </g>
        </Part>
        <Only composition="tall">
          <Counts />
        </Only>
      </Part>
    </>
  );
}

const Counts = () => (
  <g fill={cream} fontFamily="var(--display)" fontSize="52" fontWeight="700" textAnchor="end">
    <path d="M40 818h720" stroke="#24468a" strokeWidth="2" />
    <Count name="count-shapes" at={[4, 4, 1, 1, 1]}>
      {(count) => (
        <text x="760" y="776">
          {count === 1 ? '1 shape' : `${count} shapes`}
        </text>
      )}
    </Count>
    <Count name="count-blues" at={[3, 3, 1, 1, 1]}>
      {(count) => (
        <text x="760" y="896">
          {count === 1 ? '1 button blue' : `${count} button blues`}
        </text>
      )}
    </Count>
  </g>
);
