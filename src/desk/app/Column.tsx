import styled from 'styled-components';

export const Column = styled.main`
  padding: 2.5rem 1.5rem 4rem;

  > * {
    max-width: 60rem;
    margin-inline: auto;
  }
  h1 {
    margin-bottom: 1rem;
    font-size: var(--h2);
  }
`;
