import type { ReactNode } from 'react';
import { Part, type Composition, type Pace, type Paces, type PartStates } from '../../motion/stage';

/**
 * Centers a part's box on 0, 0, so that the part rotates and scales around 0, 0. Hidden, because
 * Firefox would draw the box's whole area again in each frame, which takes most of a second.
 */
export function Hinge({ reach }: { reach: number }) {
  return <path d={`M${-reach}-${reach} ${reach} ${reach}`} visibility="hidden" />;
}

interface NearerProps {
  name: string;
  at: PartStates;
  around: { x: number; y: number };
  composition?: Composition;
  pace?: Pace | Paces;
  /**
   * Half the side of the square box that `Hinge` gives the part. If one `Nearer` is inside another,
   * the inner box has to fit into the outer box, or it would shift the outer box's center.
   */
  reach?: number;
  children: ReactNode;
}

export const Nearer = ({
  name,
  at,
  around: { x, y },
  composition = 'wide',
  pace,
  reach = 4400,
  children,
}: NearerProps) => (
  <g transform={`translate(${x} ${y})`}>
    <Part name={name} at={at} composition={composition} pace={pace}>
      <Hinge reach={reach} />
      <g transform={`translate(${-x} ${-y})`}>{children}</g>
    </Part>
  </g>
);
