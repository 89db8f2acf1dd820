import styled from 'styled-components';
import { skills } from '../content/skills';
import { Rise } from '../motion/Rise';
import { upToSmall } from '../theme/breakpoints';
import { Chip, Chips } from '../ui/Chip';
import { Container } from '../ui/Container';
import { Row, Rows } from '../ui/Rows';

export function Skills() {
  return (
    <Section as="section" id="skills">
      <h2>{skills.title}</h2>
      <Rows as={Rise} each>
        {skills.groups.map(({ title, skills: names }) => (
          <Row key={title}>
            <h3>{title}</h3>
            <Chips>
              {names.map((name) => (
                <Chip key={name}>{name}</Chip>
              ))}
            </Chips>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

const Section = styled(Container)`
  padding-top: var(--chapter);

  @media screen {
    ${Rows} {
      margin-top: clamp(1.4rem, 2.4vw, 2rem);
    }
    ${Row} {
      padding-block: 0.95rem;
    }
    ${Chips} {
      gap: 0.4rem;
    }
  }
  @media screen and ${upToSmall} {
    ${Row} {
      padding-block: 0.85rem;
    }
    ${Chip} {
      padding: 0.25em 0.75em;
      font-size: 0.9375rem;
    }
  }
`;
