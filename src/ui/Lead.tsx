import styled from 'styled-components';

export const Lead = styled.p`
  font-size: var(--lead);
  line-height: 1.45;
  color: var(--ink-2);
  max-width: 25.3em;
  text-wrap: balance;
`;
