import styled from 'styled-components';
import type { SkillsChapter } from '../content/types';
import { Rise } from '../motion/Rise';
import { Row, Rows } from '../ui/Rows';

export function SkillRows({ skills }: Pick<SkillsChapter, 'skills'>) {
  return (
    <Rows as={Rise} each>
      {skills.map(({ title, text }) => (
        <Row key={title}>
          <h3>{title}</h3>
          <Text>{text}</Text>
        </Row>
      ))}
    </Rows>
  );
}

const Text = styled.p`
  color: var(--ink-2);
`;
