import styled from 'styled-components';
import { fieldName } from '../field-name';
import { FileLink } from '../FileLink';
import { addressOf } from '../desk-route';
import { useDesk } from '../use-desk';

interface Props {
  figure: string;
  value: string;
  file?: string;
  line?: number;
}

/** Links a figure to the file that defines it. */
export function FigureChip({ figure, value, file, line }: Props) {
  const { state } = useDesk();
  const kept = state.items.find((item) => item.file === file && item.line === line);
  const words = (
    <>
      <b>{value}</b> {fieldName(figure.replace(/^figures\.|\.value$/g, ''))}
    </>
  );
  if (!kept) {
    return (
      <Chip title="This is kept elsewhere in the content">
        {words} {file && <FileLink file={file} line={line} />}
      </Chip>
    );
  }
  const address = addressOf('words', { page: kept.page, kind: kept.kind, item: kept.key });
  return (
    <Chip as="a" href={address} title="Go to where this figure is kept">
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
