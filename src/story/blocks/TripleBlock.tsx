import styled from 'styled-components';
import type { Triple as TripleContent } from '../../content/types';
import { upToSmall } from '../../theme/breakpoints';
import { PointList } from '../PointList';
import { Triple } from '../Triple';

export function TripleBlock({ lists }: TripleContent) {
  return (
    <Lists>
      {lists.map(({ title, items }) => (
        <section key={title}>
          <h3>{title}</h3>
          <PointList points={items} />
        </section>
      ))}
    </Lists>
  );
}

const Lists = styled(Triple)`
  @media screen and ${upToSmall} {
    margin-top: 1.6rem;

    > section {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1rem;
      padding-block: 0.8rem;
    }
    h3 {
      flex: 1 0 7.5rem;
    }
    ul {
      flex: 2 1 11.5rem;
      min-width: 0;
    }
  }
`;
