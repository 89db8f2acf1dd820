import styled from 'styled-components';

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.55rem;
`;

export const Chip = styled.li`
  overflow-wrap: anywhere;
  padding: 0.42em 0.95em;
  border-radius: var(--pill);
  background: var(--paper-2);
  font-weight: 500;
  line-height: 1.5;

  @media print {
    padding: 0;
    background: none;
    &:not(:last-child)::after {
      content: ',';
    }
  }
`;
