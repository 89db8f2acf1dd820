import type { ReactNode } from 'react';
import { mapFive, Part, seen, unseen, type Five, type Pace, type Paces } from './stage';

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
      at={mapFive(at, (other) => (other === value ? seen : unseen))}
      pace={pace}
    >
      {children(value)}
    </Part>
  ));
}
