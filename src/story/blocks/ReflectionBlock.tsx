import styled from 'styled-components';
import type { Reflection } from '../../content/types';
import { Label } from '../../ui/Label';

export function ReflectionBlock({ failed, differently }: Reflection) {
  const fields = [
    ['What failed', failed],
    ['What I would do differently', differently],
  ] as const;
  return fields.map(
    ([title, text]) =>
      text && (
        <Section key={title}>
          <Label as="h3">{title}</Label>
          <Text>{text}</Text>
        </Section>
      ),
  );
}

const Section = styled.section`
  & + & {
    margin-top: 1.6rem;
  }
`;

const Text = styled.p`
  max-width: 41.3em;
  margin-top: 0.7rem;
  color: var(--ink-2);
  text-wrap: pretty;

  @media print {
    max-width: none;
    margin-top: 1mm;
  }
`;
