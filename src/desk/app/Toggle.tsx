import styled from 'styled-components';

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
