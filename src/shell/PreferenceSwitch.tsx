import { memo, useId } from 'react';
import styled from 'styled-components';
import { chooseMotion, useMotionChoice } from '../motion/preference';
import { chooseScheme, useScheme } from '../theme/preference';
import { withoutScripts } from '../theme/scripts';

const themes = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export const ThemeSwitch = memo(function ThemeSwitch() {
  return (
    <PreferenceSwitch
      legend="Theme"
      options={themes}
      chosen={useScheme()}
      onChoose={chooseScheme}
    />
  );
});

const motions = [
  { value: 'auto', label: 'Auto' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

export const MotionSwitch = memo(function MotionSwitch() {
  return (
    <PreferenceSwitch
      legend="Motion"
      options={motions}
      chosen={useMotionChoice()}
      onChoose={chooseMotion}
    />
  );
});

interface Props<T extends string> {
  legend: string;
  options: readonly { value: T; label: string }[];
  chosen: T;
  onChoose: (value: T) => void;
}

function PreferenceSwitch<T extends string>({ legend, options, chosen, onChoose }: Props<T>) {
  const id = useId();
  return (
    <Group className="screen-only" role="group" aria-labelledby={id}>
      <span id={id}>{legend}</span>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  > span {
    min-width: 3.6em;
    margin-right: 0.6em;
  }
  label {
    flex: 1;
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  input + span {
    display: grid;
    place-items: center;
    min-width: var(--target);
    min-height: var(--target);
    padding: 0 0.4em;
    border: 1px solid var(--night-line);
  }
  label + label span {
    border-left: 0;
  }
  :checked + span {
    background: var(--on-night);
    color: var(--night);
  }
  [aria-busy] + span {
    outline: 2px dashed var(--night-accent);
    outline-offset: 3px;
  }
  :focus-visible + span {
    outline: 2px solid var(--night-accent);
    outline-offset: 3px;
  }
  label:focus-within {
    z-index: 1;
  }

  ${withoutScripts('display: none;')}
  @media (forced-colors: active) {
    :checked + span {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
