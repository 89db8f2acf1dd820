import styled from 'styled-components';
import type { Brief as BriefContent, CaseHeader } from '../content/types';
import { Rise } from '../motion/Rise';
import { Container } from '../ui/Container';
import { Label } from '../ui/Label';
import { Lead } from '../ui/Lead';
import { Unbroken } from '../ui/Unbroken';
import { FigureList } from './FigureList';

interface Props {
  brief: BriefContent;
  header: CaseHeader;
  premise: string;
}

/** brief.css styles the lists. */
export function Brief({ brief, header, premise }: Props) {
  const lines = [
    ['The problem', brief.problem],
    ['My part', brief.part],
    ['The decision', brief.decision, brief.constraint],
  ] as const;
  return (
    <Section id="in-brief" aria-labelledby="in-brief-title">
      <Label as="h2" id="in-brief-title">
        In brief
      </Label>
      <Premise>{premise}</Premise>
      {header.position && <Lead>{header.position}</Lead>}
      <Rise tag="dl" each data-brief>
        {lines.map(
          ([term, line, more]) =>
            line && (
              <div key={term}>
                <Label as="dt">{term}</Label>
                <dd>
                  <Unbroken text={line} />
                </dd>
                {more && <dd>{more}</dd>}
              </div>
            ),
        )}
        <div>
          <Label as="dt">What came of it</Label>
          <dd>
            {header.impact ? (
              <FigureList figures={header.impact} />
            ) : (
              <Unbroken text={brief.outcome} />
            )}
          </dd>
          {brief.evidence && <dd>{brief.evidence}</dd>}
        </div>
      </Rise>
      <dl>
        <div>
          <Label as="dt">Deliverables</Label>
          <dd>{header.deliverables.join(', ')}</dd>
        </div>
        <div>
          <Label as="dt">Tools</Label>
          <dd>{header.tools.join(', ')}</dd>
        </div>
      </dl>
    </Section>
  );
}

const Section = styled(Container).attrs({ as: 'section' })`
  padding-top: clamp(3rem, 4.5vw, 4.5rem);

  ${Lead} {
    max-width: 34em;
    margin-top: 1rem;
    font-size: clamp(1.0625rem, 1rem + 0.35vw, 1.3rem);
  }
`;

const Premise = styled.p`
  max-width: 20em;
  margin-top: 0.8rem;
  font: 700 clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem) / 1.04 var(--display);
  letter-spacing: -0.035em;
  text-wrap: balance;
`;
