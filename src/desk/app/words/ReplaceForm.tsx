import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '../Field';
import { DeskButton } from '../DeskButton';
import { DropFile, type Dropped } from './DropFile';

interface Props {
  picture: { file: string; alt: string };
  onReplace: (picture: { name: string; alt: string; data: string }) => Promise<boolean>;
}

export function ReplaceForm({ picture, onReplace }: Props) {
  const [file, setFile] = useState<Dropped>();
  const [alt, setAlt] = useState('');

  const replace = async () => {
    if (!file || !alt.trim()) return;
    await onReplace({ name: file.name, alt: alt.trim(), data: file.data });
  };

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void replace();
      }}
    >
      <DropFile
        accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
        onFile={setFile}
        label={`Drop your picture here in place of ${picture.file}, or choose it`}
      />
      {file && (
        <>
          <img src={file.address} alt={file.name} />
          <Field>
            Describe the picture
            <small>Screen readers read it aloud. The current text: “{picture.alt}”</small>
            <textarea
              rows={2}
              required
              value={alt}
              onChange={({ target }) => setAlt(target.value)}
            />
          </Field>
          <DeskButton type="submit" aria-disabled={!alt.trim()}>
            Replace
          </DeskButton>
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
  img {
    max-height: 12rem;
    object-fit: contain;
  }
`;
