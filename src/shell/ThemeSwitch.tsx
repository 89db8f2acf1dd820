import styled from 'styled-components';
import { chooseScheme, schemes, useScheme } from '../theme/scheme';

const names = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** Theme: as the system has it, or as the visitor wants it. */
export function ThemeSwitch() {
  const chosen = useScheme();
  return (
    <Group className="screen-only">
      <legend>Theme</legend>
      {schemes.map((scheme) => (
        <label key={scheme}>
          <input
            type="radio"
            name="theme"
            value={scheme}
            checked={scheme === chosen}
            onChange={() => chooseScheme(scheme)}
          />
          {names[scheme]}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  align-items: center;
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
