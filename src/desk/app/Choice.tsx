import styled from 'styled-components';
import { PreferenceSwitch } from './site';

interface Props {
  /** Read out; seen as well unless the values say enough. */
  legend: string;
  isLegendSeen?: boolean;
  /** The values and what they are called; '' stands for all of them. */
  options: Readonly<Record<string, string>>;
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** The site's switch on a light background. */
export function Choice({ legend, isLegendSeen, options, chosen = '', onChoose }: Props) {
  return (
    <OnPaper data-plain={isLegendSeen ? undefined : ''}>
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

  [role='group'] > span {
    color: var(--ink-2);
  }
  && label > span {
    padding: 0 0.7em;
    font-weight: 500;
  }
  && :checked + span {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  &[data-plain] [role='group'] > span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
