import styled from 'styled-components';
import { inspect } from '../content/shell';
import { withoutScripts } from '../theme/scripts';
import { toggleInspect, useInspect } from './inspecting';

interface Props {
  label?: string;
  onToggle?: () => void;
}

export function InspectButton({ label = inspect.open, onToggle }: Props) {
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
      {state === 'failed' ? inspect.failed : label}
    </Toggle>
  );
}

const Toggle = styled.button`
  min-height: var(--target);
  margin-inline: -0.7em;
  padding: 0 0.7em;
  border: 0;
  background: none;
  font-weight: 500;
  cursor: pointer;

  &[aria-pressed='true'] {
    background: var(--button, var(--ink));
    color: var(--on-button, var(--paper));
  }
  ${withoutScripts('display: none;')}
`;
