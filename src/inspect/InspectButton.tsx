import styled from 'styled-components';
import { inspect } from '../content/shell';
import { withoutScripts } from '../theme/scripts';
import { toggleInspect, useInspect } from './inspecting';

export function InspectButton({ onToggle }: { onToggle?: () => void }) {
  const state = useInspect();
  return (
    <Toggle
      type="button"
      aria-pressed={state === 'on'}
      onClick={() => {
        toggleInspect();
        onToggle?.();
      }}
    >
      {state === 'failed' ? inspect.failed : inspect.name}
      <kbd aria-hidden="true">I</kbd>
    </Toggle>
  );
}

const Toggle = styled.button`
  display: flex;
  gap: 0.5em;
  align-items: center;
  min-height: var(--target);
  margin-inline: -0.7em -0.35em;
  padding: 0 0.35em 0 0.7em;
  border: 0;
  background: none;
  font-weight: 500;
  cursor: pointer;

  &[aria-pressed='true'] {
    background: var(--button, var(--ink));
    color: var(--on-button, var(--paper));
  }
  kbd {
    padding: 0 0.45em;
    border: var(--stroke) solid;
    font: 500 0.75rem/1.6 var(--mono);
  }
  @media not (any-pointer: fine) {
    kbd {
      display: none;
    }
  }
  ${withoutScripts('display: none;')}
`;
