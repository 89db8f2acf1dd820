import { useState } from 'react';
import styled from 'styled-components';
import { QuietPress } from './Press';
import { Refused } from './Refused';
import { useDesk } from './use-desk';

/** Takes the last change back, and says which. */
export function Undo() {
  const { state, send } = useDesk();
  const [refusal, setRefusal] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const undo = async () => {
    setWriting(true);
    setRefusal(await send('undo', {}));
    setWriting(false);
  };
  return (
    <Way>
      <small>Every change is one git diff away</small>
      <QuietPress
        type="button"
        aria-disabled={!state.undo || isWriting}
        title={state.undo?.label}
        onClick={state.undo && !isWriting ? undo : undefined}
      >
        Undo{state.undo && <span>{state.undo.label}</span>}
      </QuietPress>
      <Refused>{refusal}</Refused>
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
