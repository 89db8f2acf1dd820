import styled from 'styled-components';
import type { SkillsChapter } from '../content/types';
import { Rise } from '../motion/Rise';
import { upToSmall } from '../theme/breakpoints';

export function SkillRows({ skills }: Pick<SkillsChapter, 'skills'>) {
  return (
    <Row each>
      {skills.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </section>
      ))}
    </Row>
  );
}

const Row = styled(Rise)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 0 1.6rem;
  border-top: var(--rule);

  section {
    padding: 1rem 0 1.2rem;
    break-inside: avoid;
  }
  p {
    margin-top: 0.35rem;
    color: var(--ink-2);
    line-height: 1.4;
    text-wrap: balance;
  }
  :is([data-edge='beside'], [data-edge='tickets'], [data-edge='address-bar']) > & {
    grid-template-columns: minmax(0, 1fr);

    section {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
      gap: 0 1.6rem;
      align-items: baseline;
    }
    section + section {
      padding-left: 0;
      border-top: var(--hairline);
      border-left: 0;
    }
  }
  @media screen and (not ${upToSmall}) {
    gap: 0;

    p {
      font-size: clamp(1.0625rem, 0.6rem + 0.85vw, 1.375rem);
    }

    section + section {
      padding-left: clamp(1rem, 2vw, 1.6rem);
      border-left: var(--hairline);
    }
  }
  @media screen and ${upToSmall} {
    section {
      padding: 0.55rem 0;
    }
    section + section {
      border-top: var(--hairline);
    }
  }
  @media print {
    section {
      padding: 1.6mm 0;
    }
  }
`;
