import styled from 'styled-components';

export const Field = styled.label`
  display: grid;
  gap: 0.35rem;
  font-weight: 600;

  > small {
    font-size: 0.875rem;
    font-weight: 400;
    color: var(--ink-2);
  }
  input,
  textarea,
  select {
    width: 100%;
    min-height: var(--target);
    padding: 0.55rem 0.75rem;
    border: var(--stroke) solid var(--ink);
    border-radius: 0;
    background: var(--paper);
    color: inherit;
    font: 400 1rem/1.5 var(--text);
  }
  textarea {
    field-sizing: content;
    resize: vertical;
  }
  :focus-visible {
    outline-offset: 2px;
  }
`;
