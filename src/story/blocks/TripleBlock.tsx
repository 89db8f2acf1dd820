import type { Triple as TripleContent } from '../../content/types';
import { PointList } from '../PointList';
import { Triple } from '../Triple';

export function TripleBlock({ lists }: TripleContent) {
  return (
    <Triple>
      {lists.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <PointList points={items} />
        </section>
      ))}
    </Triple>
  );
}
