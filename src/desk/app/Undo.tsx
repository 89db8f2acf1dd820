import { useState } from 'react';
import styled from 'styled-components';
import { QuietDeskButton } from './DeskButton';
import { ErrorMessage } from './ErrorMessage';
import { useDesk } from './use-desk';

/** Undoes the last change, and names it. */
export function Undo() {
  const { state, send, writing } = useDesk();
  const [refusal, setRefusal] = useState<string>();
  const [isUndoing, setUndoing] = useState(false);
  // During a write, the label still names the change before it.
  const canUndo = state.undo && !isUndoing && writing.size === 0;
  const undo = async () => {
    setUndoing(true);
    setRefusal(await send('undo', {}));
    setUndoing(false);
  };
  return (
    <Way>
      <small>Every change is one git diff away</small>
      <QuietDeskButton
        type="button"
        aria-disabled={!canUndo}
        title={state.undo?.label}
        onClick={canUndo ? undo : undefined}
      >
        Undo {state.undo && <span>{state.undo.label}</span>}
      </QuietDeskButton>
      <ErrorMessage>{refusal}</ErrorMessage>
    </Way>
  );
}

const Way = styled.div`
  display: flex;
  margin-left: auto;
  gap: 0.5rem 0.9rem;
  align-items: center;

  small {
    max-width: 9.5em;
    color: var(--ink-2);
    font-size: 0.8125rem;
    line-height: 1.25;
    text-align: right;
  }
  span {
    max-width: 18em;
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
