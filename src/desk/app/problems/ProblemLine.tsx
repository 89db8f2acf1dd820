import styled from 'styled-components';
import { FileLink } from '../FileLink';

interface Props {
  line: string;
  isNote: boolean;
}

/** Matches a file, a line, and a message: `src/content/owner.ts:12: mail: expected …`. */
const shape = /^(?:Note: )?([\w./-]+\.\w+)(?::(\d+))?: (.+)$/s;

export function ProblemLine({ line, isNote }: Props) {
  const [, file, number, rest = line] = shape.exec(line) ?? [];
  return (
    <Item>
      <p>
        {isNote && <b>Note </b>}
        {rest}
      </p>
      {file && <FileLink file={file} line={number ? Number(number) : undefined} />}
    </Item>
  );
}

const Item = styled.li`
  padding: 0.8rem 0;
  border-bottom: var(--hairline);
  overflow-wrap: anywhere;
`;
