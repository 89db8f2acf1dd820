import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';

export interface Dropped {
  name: string;
  /** Its bytes in base64. */
  data: string;
  /** A data URL for a preview. */
  address: string;
}

interface Props {
  accept: string;
  onFile: (file: Dropped) => void;
  /** The prompt, or the name of the dropped file. */
  label: ReactNode;
  children?: ReactNode;
}

export function DropFile({ accept, onFile, label, children }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file) void read(file).then(onFile);
  };
  return (
    <Drop
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      {children}
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => take(target.files?.[0])}
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

const Drop = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.7rem;
  width: 100%;
  padding: 1rem;
  border: var(--stroke) dashed var(--ink-2);

  &[data-over] {
    border: var(--stroke) solid var(--accent);
    background: var(--paper-2);
  }
  img {
    max-height: 12rem;
    object-fit: contain;
    justify-self: start;
  }
  label {
    font-weight: 500;
  }
  input {
    max-width: 100%;
    font-size: 0.9375rem;
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
