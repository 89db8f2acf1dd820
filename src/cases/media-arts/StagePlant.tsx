import { Part, type PartStates } from '../../motion/stage';
import { Hinge } from './StageHinge';
import { leavesPath, stemPath, type Leaf, type Stem } from './stage-leaf';
import { bloom } from './stage-states';

export interface PlantShape {
  stem: Stem;
  leaves: readonly Leaf[];
}

interface Props extends PlantShape {
  name: string;
  at: PartStates;
  foot: number;
  flower: { petals: string; count: number; size: number };
}

export function Plant({ name, at, foot, stem, leaves, flower }: Props) {
  return (
    <g transform={`translate(${foot} 512)`}>
      <Part name={name} at={at}>
        <Hinge reach={300} />
        <Green stem={stem} leaves={leaves} />
        <g transform={`translate(${stem.tip.join(' ')})`}>
          <Part name={`${name}-flower`} at={bloom}>
            <Flower {...flower} />
          </Part>
        </g>
      </Part>
    </g>
  );
}

export function Green({ stem, leaves }: PlantShape) {
  const onTheLeft = leaves.filter(([, side]) => side < 0);
  const onTheRight = leaves.filter(([, side]) => side > 0);
  return (
    <>
      <path d={leavesPath(stem, onTheLeft)} fill="#57b053" />
      <path d={stemPath(stem) + leavesPath(stem, onTheRight)} fill="#9be15d" />
    </>
  );
}

/** Petals are the dots of a dashed circle with round caps. */
function Flower({ petals, count, size }: Props['flower']) {
  return (
    <circle
      r={size}
      stroke={petals}
      strokeWidth={Math.round(size * 1.1)}
      strokeDasharray={`0 ${((2 * Math.PI * size) / count).toFixed(2)}`}
    />
  );
}
