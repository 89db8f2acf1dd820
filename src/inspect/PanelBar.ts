import styled from 'styled-components';
import { beside } from './make-room';

export const PanelBar = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  gap: 1rem;
  justify-content: space-between;
  align-items: center;
  min-height: 52px;
  padding: 0 1.25rem;
  border-bottom: var(--hairline);
  background: var(--paper);

  @media ${beside} {
    gap: 0.5rem;
    min-height: 64px;
    border-bottom: var(--rule);
  }
  h2 {
    font-size: 1.625rem;
  }
  small {
    margin-right: auto;
    padding-top: 0.5em;
    color: var(--ink-2);
    white-space: nowrap;
  }
  > button {
    display: flex;
    flex: none;
    gap: 6px;
    align-items: center;
    justify-content: center;
    min-width: var(--target);
    min-height: var(--target);
    margin-right: -0.5rem;
    padding: 0 0.5rem;
    border: 0;
    background: none;
    cursor: pointer;
  }
  kbd {
    padding: 0 0.5em;
    border: var(--stroke) solid;
    font: 500 0.75rem/1.65 var(--mono);
  }
`;
