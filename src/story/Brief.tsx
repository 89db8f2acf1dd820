import styled from 'styled-components';
import type { Brief as BriefContent, CaseHeader } from '../content/types';
import { Rise } from '../motion/Rise';
import { upToMedium, upToSlim } from '../theme/breakpoints';
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
      <Row>
        {lines.map(
          ([term, line, more]) =>
            line && (
              <div key={term}>
                <Label as="dt">{term}</Label>
                <dd>
                  <Unbroken text={line} />
                </dd>
                {more && <Detail>{more}</Detail>}
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
          {brief.evidence && <Detail>{brief.evidence}</Detail>}
        </div>
      </Row>
      <Means>
        <div>
          <Label as="dt">Deliverables</Label>
          <dd>{header.deliverables.join(', ')}</dd>
        </div>
        <div>
          <Label as="dt">Tools</Label>
          <dd>{header.tools.join(', ')}</dd>
        </div>
      </Means>
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
  @media print {
    padding-top: 6mm;

    ${Lead} {
      font-size: 10.5pt;
    }
  }
`;

const Premise = styled.p`
  max-width: 20em;
  margin-top: 0.8rem;
  font: 700 clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem) / 1.04 var(--display);
  letter-spacing: -0.035em;
  text-wrap: balance;

  @media print {
    max-width: none;
    margin-top: 1mm;
    font-size: 17pt;
  }
`;

const Detail = styled.dd`
  color: var(--ink-2);
`;

/* The outcome is a panel in the case's color, beside the other lines. */
const Row = styled(Rise).attrs({ tag: 'dl', each: true })`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 0 clamp(2rem, 4vw, 3.5rem);
  margin-top: 1.8rem;

  > div {
    padding: 0.9rem 0 1rem;
    border-top: var(--hairline);
  }
  dd {
    margin-top: 0.5rem;
    line-height: 1.45;
    text-wrap: balance;
  }
  li {
    flex: 1;
  }
  > div:last-child dd:not(${Detail}) {
    margin-top: auto;
    padding-top: 1rem;
    font: 700 clamp(1.375rem, 1.1rem + 0.9vw, 1.75rem) / 1.2 var(--display);
    letter-spacing: -0.02em;
  }

  @media screen {
    > div:last-child {
      --label: currentColor;
      --ink-2: currentColor;
      display: flex;
      flex-direction: column;
      padding: 1.1rem 1.4rem 1.3rem;
      background: var(--background);
      color: var(--foreground);
      container-type: inline-size;
    }
    strong {
      font-size: 21cqw;
    }
    /* A figure of seven characters is as wide as the panel. */
    li:only-child > strong {
      font-size: 25cqw;
    }
  }
  @media screen and (not ${upToMedium}) {
    > div:not(:last-child) {
      display: grid;
      grid-template-columns: 8.5rem minmax(0, 1fr);
      grid-column: 1;
      align-items: baseline;
    }
    ${Detail} {
      grid-column: 2;
    }
    > div:last-child {
      grid-area: 1 / 2 / span 3;
    }
    /* The panel is where the header's cover is: at the right, at the left, or across the screen. */
    header:has([data-cover='left']) + section > & {
      grid-template-columns: 5fr 7fr;

      > div {
        grid-column: 2;
      }
      > div:last-child {
        grid-column: 1;
      }
    }
    header:has([data-cover^='bleed']) + section > & {
      grid-template-columns: repeat(3, minmax(0, 1fr));

      & + dl,
      > div {
        border: 0;
      }
      > div {
        display: block;
        grid-column: auto;
      }
      > div:last-child {
        display: flex;
        grid-area: auto / 1 / auto / -1;
        padding: 1.6rem 0 2rem;
        box-shadow: 0 0 0 100vmax var(--background);
        clip-path: inset(0 -100vmax);
      }
      > div:last-child dd:not(${Detail}) {
        font-size: clamp(2.25rem, 4.4vw, 4rem);
      }
      li {
        display: flex;
        gap: 2rem;
        align-items: last baseline;
      }
      strong {
        margin: 0;
        font-size: 9.75rem;
        line-height: 0.85;
      }
      li > span {
        max-width: 12em;
        font: 700 2.25rem / 1.05 var(--display);
      }
    }
    header:has([data-cover='bleed left']) + section > & > div:last-child {
      order: -1;
      margin-bottom: 1rem;
    }
  }
  @media screen and ${upToMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    gap: 0 5mm;
    margin-top: 3mm;
    > div {
      padding: 1.2mm 0;
    }
    dd {
      margin-top: 1mm;
      font-size: 9.5pt;
    }
    li > strong {
      font-size: 15pt;
    }
  }
`;

const Means = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 3rem;
  padding-top: 0.9rem;
  border-top: var(--hairline);

  > div {
    display: flex;
    gap: 1.2rem;
    align-items: baseline;
    min-width: 0;
  }
  @media screen and ${upToSlim} {
    row-gap: 0.9rem;

    > div {
      display: block;
    }
  }
  dd {
    font-size: var(--small);
    line-height: 1.45;
  }
  @media print {
    padding-top: 1.2mm;
  }
`;
