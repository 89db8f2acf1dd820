import { Part, seenLast } from '../../motion/stage';
import { Hinge } from './StageHinge';
import { Green } from './StagePlant';
import type { Leaf, Stem } from './stage-leaf';
import { growths, unfold } from './stage-states';

const stem: Stem = { bend: [0, -190], tip: [0, -384] };

const leaves: readonly Leaf[] = [
  [0.44, 1, 62],
  [0.52, -1, 62],
  [0.61, -1, 48],
];

export function Grants() {
  return (
    <g
      transform="translate(400 512)"
      fontFamily="var(--display)"
      fontSize="29"
      fontWeight="700"
      textAnchor="middle"
      fill="#12392b"
    >
      <Part name="middle" at={growths.middle} pace={['whole', 'whole', 'whole', 'late']}>
        <Hinge reach={440} />
        <Green stem={stem} leaves={leaves} />
        <circle cy="-378" r="9" fill="#d0f2b0" />
        <g transform="translate(0 -334)">
          <Part name="grant-1" at={unfold(40)}>
            <Hinge reach={220} />
            <path d="M0 0C-30-62-140-74-214-30C-160 26-50 34 0 0z" fill="#9be15d" />
            <path d="M0 0q-80-24-214-30C-160 26-50 34 0 0z" fill="#7fcb48" />
            <Part name="label-1" at={seenLast} pace="last">
              <text x="-102" y="-12">
                Grant 1
              </text>
            </Part>
          </Part>
          <Part name="grant-2" at={unfold(-40)}>
            <Hinge reach={220} />
            <path d="M0 0C30-62 140-74 214-30C160 26 50 34 0 0z" fill="#d0f2b0" />
            <path d="M0 0q80-24 214-30C160 26 50 34 0 0z" fill="#b4ec84" />
            <Part name="label-2" at={seenLast} pace="last">
              <text x="102" y="-12">
                Grant 2
              </text>
            </Part>
          </Part>
        </g>
      </Part>
    </g>
  );
}
