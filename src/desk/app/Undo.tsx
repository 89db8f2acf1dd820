import { useState } from 'react';
import styled from 'styled-components';
import type { State } from '../contract';
import { QuietDeskButton } from './DeskButton';
import { ErrorMessage } from './ErrorMessage';
import { useDesk } from './use-desk';
import { useUnsaved } from './words/use-typed';

export function Undo() {
  const { state, send, writing } = useDesk();
  const [refusal, setRefusal] = useState<{ line?: string; of: State['undo'] }>();
  const [isUndoing, setUndoing] = useState(false);
  const isUnsaved = useUnsaved().size > 0;
  const last = state.undo.find(({ blocked }) => !blocked);
  // `state.undo` does not list a change that is still being saved. Undo would revert the change
  // before that one, so it is disabled.
  const isBusy = isUndoing || writing.size > 0;
  const undo = async (id?: string) => {
    if (isBusy || !id) return;
    setUndoing(true);
    setRefusal({ line: await send('undo', { id }), of: state.undo });
    setUndoing(false);
  };
  return (
    <Bar>
      <small role="status">
        {writing.size > 0 ? 'Saving …' : isUnsaved ? 'Not saved' : last && 'Saved'}
      </small>
      <QuietDeskButton
        type="button"
        aria-disabled={!last || isBusy}
        title={last?.label}
        onClick={() => void undo(last?.id)}
      >
        Undo {last && <span>{last.label}</span>}
      </QuietDeskButton>
      {state.undo.length > 1 && (
        <details>
          <summary>Earlier</summary>
          <ul>
            {state.undo.map(({ id, label, blocked }) => (
              <li key={id}>
                <QuietDeskButton
                  type="button"
                  aria-disabled={Boolean(blocked) || isBusy}
                  onClick={() => void undo(blocked ? undefined : id)}
                >
                  Undo
                </QuietDeskButton>
                <p>
                  {label}
                  {blocked && <small>{blocked}</small>}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ErrorMessage>{isSame(refusal?.of, state.undo) ? refusal?.line : undefined}</ErrorMessage>
    </Bar>
  );
}

/** If the newest change differs, `refusal` is out of date. */
const isSame = (one: State['undo'] | undefined, other: State['undo']) =>
  one?.[0]?.id === other[0]?.id;

const Bar = styled.div`
  display: flex;
  position: relative;
  gap: 0.5rem 0.9rem;
  align-items: center;

  span {
    max-width: 18em;
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  summary {
    min-height: var(--target);
    font-size: 0.9375rem;
    line-height: var(--target);
    cursor: pointer;
  }
  ul {
    position: absolute;
    z-index: 2;
    inset: 100% 0 auto auto;
    width: min(32rem, 90vw);
    max-height: 60vh;
    padding: 0.5rem 1rem;
    border: var(--rule);
    background: var(--paper);
    overflow: auto;
  }
  li {
    display: flex;
    gap: 1rem;
    align-items: center;
    padding: 0.4rem 0;
  }
  li > button {
    flex: none;
  }
  p {
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-2);
  }
  p > small {
    display: block;
  }
`;
