import styled from 'styled-components';
import type { Figure } from '../../content/figures';
import type { Results } from '../../content/types';
import { Rise } from '../../motion/Rise';
import { BlockHead } from './BlockHead';

export function ResultsBlock({ title, description, figures }: Results) {
  return (
    <Panel>
      <BlockHead title={title}>{description && <p>{description}</p>}</BlockHead>
      <FigureList figures={figures} />
    </Panel>
  );
}

const Panel = styled.section`
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    gap: 1rem clamp(2rem, 4.5vw, 4rem);
  }
  @media screen {
    > ul strong {
      font-size: clamp(4.5rem, 12vw, 11rem);
    }
    > ul span {
      font-size: var(--lead);
      overflow-wrap: anywhere;
    }
  }
`;

interface Props {
  figures: readonly Figure[];
}

export function FigureList({ figures }: Props) {
  return (
    <List as={Rise} tag="ul" each>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong>{value}</strong>
          <span>{label}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1.2rem;

  strong {
    display: block;
    margin-bottom: 0.5rem;
    font: 700 clamp(2.6rem, 2rem + 2.4vw, 4.2rem) / 1 var(--display);
    letter-spacing: 0.01em;
    font-variant-numeric: tabular-nums;
  }
  span {
    display: block;
    font: 500 var(--small) / 1.3 var(--text);
    letter-spacing: 0;
    text-wrap: balance;
  }

  @media print {
    gap: 3mm 8mm;
    strong {
      font-size: 18pt;
      margin-bottom: 1mm;
    }
  }
`;
