import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { readPicture } from '../api';
import { sizes, type Look } from '../cells';
import { ErrorMessage } from '../ErrorMessage';

interface Props {
  path: string;
  look: Look;
}

/** Shows the page before, after, and the difference, side by side. */
export function Difference({ path, look: { size, theme } }: Props) {
  const [address, setAddress] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    const search = new URLSearchParams({ page: path, size, theme });
    readPicture(`against/picture?${search}`).then(
      (picture) => {
        if (isGone) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      },
      (error: Error) => setRefusal(error.message),
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [path, size, theme]);
  if (!address) return <ErrorMessage>{refusal}</ErrorMessage>;
  return (
    <Triptych style={{ maxWidth: 3 * sizes[size].width }}>
      <figcaption>
        <span>Before</span>
        <span>After</span>
        <span>What differs</span>
      </figcaption>
      <img src={address} alt="The page before, after, and what differs, beside each other" />
    </Triptych>
  );
}

const Triptych = styled.figure`
  width: 100%;

  figcaption {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    padding-bottom: 0.5rem;
    font-weight: 600;
  }
  img {
    width: 100%;
  }
`;
