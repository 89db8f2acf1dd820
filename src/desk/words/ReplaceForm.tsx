import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { Field } from '../Field';
import { Press } from '../Press';
import { base64 } from './base64';

interface Props {
  picture: { file: string; alt: string };
  /** Answers whether it was stored. */
  onReplace: (picture: { name: string; alt: string; data: string }) => Promise<boolean>;
}

/** A picture of one's own in place of the drawn one: dropped or chosen, seen, and described. */
export function ReplaceForm({ picture, onReplace }: Props) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [alt, setAlt] = useState('');
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!file) return undefined;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const replace = async () => {
    if (!file || !alt.trim()) return;
    await onReplace({ name: file.name, alt: alt.trim(), data: await base64(file) });
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void replace();
      }}
    >
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
          const [dropped] = event.dataTransfer.files;
          if (dropped) setFile(dropped);
        }}
      >
        {file && preview && <img src={preview} alt={file.name} />}
        <label htmlFor={id}>
          {file ? file.name : <>Drop your picture here in place of {picture.file}, or choose it</>}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </Drop>
      {file && (
        <>
          <Field>
            What is seen in it
            <small>
              Read out to those who do not see it. Of the drawing it was: “{picture.alt}”
            </small>
            <textarea
              rows={2}
              required
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          </Field>
          <Press type="submit" aria-disabled={!alt.trim()}>
            Replace
          </Press>
        </>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.8rem;
  justify-items: start;

  > * {
    max-width: 100%;
  }
  > label {
    width: 100%;
  }
`;

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
