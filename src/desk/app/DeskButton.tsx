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

/** The caller sets `aria-pressed`. */
export const Toggle = styled.button`
  display: flex;
  gap: 0.5em;
  align-items: center;
  min-height: var(--target);
  padding: 0 0.75em;
  border: 1px solid var(--ink-2);
  background: none;
  font-size: 0.9375rem;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
`;
