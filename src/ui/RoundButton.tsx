import styled from 'styled-components';

export const RoundButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--round-button);
  height: var(--round-button);
  padding: 0;
  border: var(--stroke) solid currentColor;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;

  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;
