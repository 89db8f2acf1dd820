import styled from 'styled-components';
import { fieldName } from '../../field-name';
import { addressOf } from '../desk-route';
import { useDesk } from '../use-desk';

interface Props {
  figure: string;
  value: string;
  item?: string;
}

export function FigureChip({ figure, value, item }: Props) {
  const { state } = useDesk();
  const stated = state.items.find(({ key }) => key === item);
  const words = (
    <>
      <b>{value}</b> {fieldName(figure.replace(/^figures\.|\.value$/g, ''))}
    </>
  );
  if (!stated) return <Chip title="This comes from another field">{words}</Chip>;
  const address = addressOf('words', { page: stated.page, kind: stated.kind, mark: stated.key });
  return (
    <Chip as="a" href={address} title="Edit this figure">
      {words}
    </Chip>
  );
}

const Chip = styled.span`
  padding: 0.3em 0.9em;
  border-radius: var(--pill);
  border: 1px solid var(--ink-2);
  background: var(--paper-2);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`;
