import styled from 'styled-components';
import { Field } from '../Field';

export interface Dropped {
  name: string;
  data: string;
  address: string;
}

interface Props {
  accept: string;
  onFile: (file: Dropped) => void;
  label: string;
}

export function DropFile({ accept, onFile, label }: Props) {
  return (
    <Drop>
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file).then(onFile);
        }}
      />
    </Drop>
  );
}

function read(file: File): Promise<Dropped> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = String(reader.result);
      done({ name: file.name, data: address.replace(/^.*?,/, ''), address });
    });
    reader.addEventListener('error', () => fail(new Error(`${file.name} cannot be read`)));
    reader.readAsDataURL(file);
  });
}

const Drop = styled(Field)`
  input {
    padding: 1.5rem 1rem;
    border: var(--stroke) dashed var(--ink-2);
  }
  input::file-selector-button {
    min-height: var(--target);
    margin-right: 1em;
    padding: 0 1em;
    border: var(--stroke) solid var(--ink);
    border-radius: var(--pill);
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;
