import styled from 'styled-components';
import type { Reflection } from '../../content/types';
import { Label } from '../../ui/Label';

export const ReflectionBlock = ({ differently }: Reflection) => (
  <section>
    <Label as="h3">What I would do differently</Label>
    <Text>{differently}</Text>
  </section>
);

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
