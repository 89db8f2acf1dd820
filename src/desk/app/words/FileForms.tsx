import { useState } from 'react';
import styled from 'styled-components';
import { Field } from '../Field';
import { DeskButton } from '../DeskButton';
import { ErrorMessage } from '../ErrorMessage';
import { useDesk } from '../use-desk';

interface ReplaceFormProps {
  picture: { file: string; alt: string };
  onReplace: (picture: { name: string; alt: string; data: string }) => Promise<boolean>;
}

export function ReplaceForm({ picture, onReplace }: ReplaceFormProps) {
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

export function ResumeForm() {
  const { state, send } = useDesk();
  const { file, bytes } = state.resume;
  const [refusal, setRefusal] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const store = async ({ name, data }: Dropped) => {
    setWriting(true);
    setRefusal(await send('resume', { name, data }));
    setWriting(false);
  };
  const now =
    bytes === undefined
      ? 'The build makes one from your pages.'
      : `Yours: ${file}, ${Math.ceil(bytes / 1000)} kB.`;
  return (
    <Resume>
      <p role="status">{isWriting ? 'Saving …' : now}</p>
      <DropFile
        accept="application/pdf"
        onFile={(dropped) => {
          if (!isWriting) void store(dropped);
        }}
        label={`Drop ${bytes === undefined ? 'a PDF of your own' : 'another PDF'} here, or choose it`}
      />
      <ErrorMessage>{refusal}</ErrorMessage>
    </Resume>
  );
}

const Resume = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.8rem;
  padding: 0.9rem 1.25rem 1.25rem;
  border-bottom: var(--hairline);
`;

interface Dropped {
  name: string;
  data: string;
  address: string;
}

interface DropFileProps {
  accept: string;
  onFile: (file: Dropped) => void;
  label: string;
}

function DropFile({ accept, onFile, label }: DropFileProps) {
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
