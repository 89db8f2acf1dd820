import styled from 'styled-components';
import { button, quiet } from './site';

export const DeskButton = styled.button`
  ${button}
  min-height: var(--target);
  padding: 0.45em 1.1em;
  font-size: 0.9375rem;
  cursor: pointer;

  &:disabled,
  &[aria-disabled='true'] {
    border-color: var(--line);
    background: none;
    color: var(--ink-2);
    cursor: default;
  }
`;

export const QuietDeskButton = styled(DeskButton)`
  ${quiet}
`;
