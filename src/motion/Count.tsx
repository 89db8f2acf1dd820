import type { ReactNode } from 'react';
import { mapFive, Part, type Five, type Pace, type Paces } from './stage';

interface CountProps {
  name: string;
  at: Five<number>;
  pace?: Pace | Paces;
  children: (value: number) => ReactNode;
}

/** Draws all values and shows one at a time, because keyframes cannot change text. */
export function Count({ name, at, pace = 'halfway', children }: CountProps) {
  return [...new Set(at)].map((value) => (
    <Part
      key={value}
      name={`${name}-${value}`}
      at={mapFive(at, (other) => ({ opacity: other === value ? 1 : 0 }))}
      pace={pace}
    >
      {children(value)}
    </Part>
  ));
}
