import styled from 'styled-components';
import type { Triple as TripleContent } from '../../content/types';
import { Rise } from '../../motion/Rise';
import { upToSmall } from '../../theme/breakpoints';
import { PointList } from '../PointList';

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

export const Triple = styled(Rise).attrs({ each: true })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin-top: 2.4rem;
  border-top: var(--rule);

  > section {
    padding: 1.3rem 1.4rem 0 0;
  }
  > section + section {
    padding-left: 1.4rem;
    border-left: var(--hairline);
  }
  h3,
  h4 {
    margin-bottom: 0.8rem;
  }

  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
    > section {
      padding: 0.85rem 0;
    }
    > section + section {
      padding-left: 0;
      border-left: 0;
      border-top: var(--hairline);
    }
  }
  @media print {
    margin-top: 3mm;
    break-inside: avoid;
    > section {
      padding-top: 2mm;
    }
  }
`;

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
