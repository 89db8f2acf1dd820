import { useState } from 'react';
import styled from 'styled-components';
import { ErrorMessage } from '../ErrorMessage';
import { useDesk } from '../use-desk';
import { DropFile, type Dropped } from './DropFile';

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
    <Form>
      <p role="status">{isWriting ? 'Saving …' : now}</p>
      <DropFile
        accept="application/pdf"
        onFile={(dropped) => {
          if (!isWriting) void store(dropped);
        }}
        label={`Drop ${bytes === undefined ? 'a PDF of your own' : 'another PDF'} here, or choose it`}
      />
      <ErrorMessage>{refusal}</ErrorMessage>
    </Form>
  );
}

const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.8rem;
  padding: 0.9rem 1.25rem 1.25rem;
  border-bottom: var(--hairline);
`;
