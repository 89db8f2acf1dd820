import { useId } from 'react';
import styled from 'styled-components';

interface Props<T extends string> {
  legend: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** One of a few, as the visitor wants it. It needs scripts, and is not there without them. */
export function ChoiceSwitch<T extends string>({ legend, options, chosen, onChoose }: Props<T>) {
  // The same switch may stand in more than one place.
  const name = useId();
  return (
    <Group className="screen-only">
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    float: left;
    padding: 0;
    margin-right: 0.9em;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 32px;
    padding: 0 0.8em;
    border: 1px solid var(--night-line);
    cursor: pointer;
  }
  label + label {
    border-left: 0;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--on-night);
    color: #1c1815;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--night-accent);
    outline-offset: 3px;
    z-index: 1;
  }

  @media (pointer: coarse) {
    label {
      min-height: 44px;
    }
  }
  @media (scripting: none) {
    display: none;
  }
  [data-scripts='failed'] & {
    display: none;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
