import styled from 'styled-components';
import type { Brief as BriefContent, CaseHeader } from '../content/types';
import { Rise } from '../motion/Rise';
import { upToMedium, upToSlim } from '../theme/breakpoints';
import { Container } from '../ui/Container';
import { Label } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { FigureList } from './FigureList';

interface Props {
  brief: BriefContent;
  header: CaseHeader;
}

/** The story in four lines, outcome first, for readers with half a minute. */
export function Brief({ brief, header }: Props) {
  const lines = [
    ['What came of it', brief.outcome],
    ['The problem', brief.problem],
    ['My part', brief.part],
    ['What was decided', brief.decision],
  ] as const;
  return (
    <Section id="in-brief" aria-labelledby="in-brief-title">
      <div>
        <h2 id="in-brief-title">In brief</h2>
        <Lead>{header.position}</Lead>
        {header.impact && <FigureList figures={header.impact} />}
      </div>
      <Rise tag="dl" each>
        {lines.map(([term, line]) => (
          <div key={term}>
            <Label as="dt">{term}</Label>
            <dd>{line}</dd>
          </div>
        ))}
      </Rise>
    </Section>
  );
}

const Section = styled(Container).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.35fr);
  gap: 2.5rem var(--column-gap);
  padding-top: clamp(4rem, 8vw, 7rem);

  h2 {
    margin-bottom: 1.2rem;
  }
  ${Lead} {
    font-size: 1.0625rem;
    line-height: 1.6;
    max-width: 29.3em;
  }
  dl {
    border-top: var(--rule);
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(8.5rem, 1fr) 3.2fr;
    gap: 0.3rem 1.5rem;
    align-items: baseline;
    padding: 1.05rem 0;
    border-bottom: var(--hairline);
  }
  dd {
    font-size: clamp(1.0625rem, 1rem + 0.35vw, 1.3rem);
    font-weight: 500;
    line-height: 1.4;
    text-wrap: pretty;
  }
  dl > :first-child dd {
    font-weight: 650;
  }

  @media screen and ${upToMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media screen and ${upToSlim} {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    gap: 3mm;
    padding-top: 6mm;
    dl > div {
      padding: 1.2mm 0;
    }
    h2 {
      margin-bottom: 2mm;
    }
  }
`;
