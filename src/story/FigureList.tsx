import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Figure } from '../content/figures';
import { Rise } from '../motion/Rise';
import { upToSmall } from '../theme/breakpoints';
import { Label } from '../ui/Label';

interface Props {
  figures: readonly Figure[];
}

export function FigureList({ figures }: Props) {
  return (
    <List as={Rise} tag="ul" each>
      {figures.map(({ value, label }) => (
        <li key={label} style={{ '--value': value } as CSSProperties}>
          <strong>{value}</strong>
          <Label as="span">{label}</Label>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1.6rem clamp(2rem, 4vw, 3.5rem);
  margin-top: 1.8rem;

  li {
    flex: 0 1 15rem;
  }
  strong {
    display: block;
    margin-bottom: 0.5rem;
    font: 700 clamp(2.6rem, 2rem + 2.4vw, 4.2rem) / 1 var(--display);
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }

  @media screen and ${upToSmall} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.2rem;
  }
  @media print {
    gap: 3mm 8mm;
    margin-top: 3mm;
    strong {
      font-size: 18pt;
      margin-bottom: 1mm;
    }
  }
`;
