import styled from 'styled-components';
import type { Brief as BriefContent, CaseHeader } from '../content/types';
import { Rise } from '../motion/Rise';
import { Container } from '../ui/Container';
import { Label, Term } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { Unbroken } from '../ui/Unbroken';
import { FigureList } from './blocks/ResultsBlock';

interface Props {
  brief: BriefContent;
  header: CaseHeader;
}

export function Brief({ brief, header }: Props) {
  return (
    <Section id="in-brief" aria-labelledby="in-brief-title">
      <Label as="h2" id="in-brief-title">
        In brief
      </Label>
      <Problem>
        <Unbroken text={brief.problem} />
      </Problem>
      {header.position && <Lead>{header.position}</Lead>}
      <Rise tag="dl" each data-brief>
        <Line term="My part" text={brief.part} />
        <Line term="The decision" text={brief.decision} more={brief.constraint} />
        <div data-outcome>
          <Term as="dt">The result</Term>
          <dd>
            {header.impact ? (
              <FigureList figures={header.impact} />
            ) : (
              <Unbroken text={brief.outcome} />
            )}
          </dd>
          {brief.evidence && <dd>{brief.evidence}</dd>}
        </div>
        <Line term="Deliverables" text={header.deliverables.join(', ')} />
        <Line term="Tools" text={header.tools.join(', ')} />
      </Rise>
    </Section>
  );
}

function Line({ term, text, more }: { term: string; text?: string; more?: string }) {
  if (!text) return null;
  return (
    <div>
      <Term as="dt">{term}</Term>
      <dd>
        <Unbroken text={text} />
      </dd>
      {more && <dd>{more}</dd>}
    </div>
  );
}

const Section = styled(Container).attrs({ as: 'section' })`
  padding-top: clamp(3rem, 3.3vw, 4rem);

  ${Lead} {
    max-width: 34em;
    margin-top: 1rem;
    font-size: clamp(1.0625rem, 1rem + 0.35vw, 1.3rem);
  }
`;

const Problem = styled.p`
  max-width: min(24em, 100%);
  margin-top: 0.8rem;
  font: 700 clamp(1.75rem, 1.2rem + 2vw, 3rem) / 1.08 var(--display);
  letter-spacing: -0.03em;
  text-wrap: balance;
`;
