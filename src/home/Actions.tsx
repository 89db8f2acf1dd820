import styled from 'styled-components';
import { upToSmall } from '../theme/breakpoints';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  @media screen and ${upToSmall} {
    flex-direction: column;
    width: 100%;

    > * {
      justify-content: center;
    }
  }
`;
