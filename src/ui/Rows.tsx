import styled from 'styled-components';
import { upToSmall } from '../theme/breakpoints';

/** A ruled list of names and their values. */
export const Rows = styled.div`
  margin-top: 2.4rem;
  border-top: var(--rule);

  @media print {
    margin-top: 2mm;
  }
`;

export const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(180px, 1fr) 3fr;
  gap: 0.8rem 2rem;
  align-items: baseline;
  padding: 1.7rem 0;
  border-bottom: var(--hairline);
  break-inside: avoid;

  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    padding: 1.6mm 0;
  }
`;
