import styled from 'styled-components';
import { skills } from '../content/skills';
import { Rise } from '../motion/Rise';
import { upToLarge, upToSmall } from '../theme/breakpoints';
import { Container } from '../ui/Container';

export function Skills() {
  return (
    <Section as="section" id="skills">
      <Band>
        <h2>{skills.title}</h2>
        {skills.groups.map(({ title, skills: names }) => (
          <section key={title}>
            <h3>{title}</h3>
            <Names data-long={names.length > 5 || undefined}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Names>
          </section>
        ))}
      </Band>
    </Section>
  );
}

const Section = styled(Container)`
  padding-block: 2.2rem 2.8rem;
`;

const Names = styled.ul`
  line-height: 1.625;

  &[data-long] {
    columns: 2;
    column-gap: 1.25rem;
  }
  li {
    break-inside: avoid;
  }
`;

const Band = styled(Rise)`
  display: grid;
  grid-template-columns: minmax(0, 11fr) minmax(0, 16fr) minmax(0, 13fr) minmax(0, 8fr) minmax(
      0,
      8fr
    );
  gap: 1.5rem;
  padding-top: 1.4rem;
  border-top: var(--rule);
  font-size: var(--small);

  h2 {
    font-size: clamp(1.5rem, 0.8rem + 1.6vw, 2rem);
    line-height: 1.02;
  }
  h3 {
    margin-bottom: 0.6rem;
    font-size: 1.25rem;
  }

  /* Up to this width, five columns would break words. */
  @media (width <= 1200px) {
    grid-template-columns: 16fr 14fr 8fr 9fr;

    h2 {
      grid-column: 1 / -1;
    }
  }
  @media ${upToLarge} {
    grid-template-columns: 1fr 1fr;
  }
  @media screen and ${upToSmall} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding-top: 0;
    border: 0;

    h2 {
      margin-bottom: 1rem;
      font-size: 2.125rem;
    }
    section {
      padding-block: 0.9rem 1rem;
      border-top: var(--hairline);
    }
    h3 {
      margin-bottom: 0.4rem;
    }
    ${Names} {
      columns: auto;
    }
    li {
      display: inline;
    }
    li:not(:last-child)::after {
      content: ', ';
    }
  }
`;
