import styled from 'styled-components';
import { PreferenceSwitch } from './site';

interface Props {
  /** The accessible name, visually hidden because the options explain themselves. */
  legend: string;
  /** Labels by value. */
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** The site's PreferenceSwitch, recolored for a light background. */
export function Choice({ legend, options, chosen = '', onChoose }: Props) {
  return (
    <OnPaper>
      <PreferenceSwitch
        legend={legend}
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
        chosen={chosen}
        onChoose={onChoose}
      />
    </OnPaper>
  );
}

const OnPaper = styled.div`
  --night-line: var(--ink-2);
  --night-accent: var(--accent);
  font-size: 0.9375rem;
  white-space: nowrap;

  && label > span {
    padding: 0 0.7em;
    font-weight: 500;
  }
  && :checked + span {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  [role='group'] > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
