import styled from 'styled-components';

export const Label = styled.p`
  display: block;
  font: 500 var(--tag) / 1.3 var(--mono);
  letter-spacing: 0.02em;
  text-transform: uppercase;
  word-spacing: normal;
  color: var(--label, var(--ink-2));
`;
