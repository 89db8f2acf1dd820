import styled from 'styled-components';
import type { PictureFile } from './picture-file';

interface Props {
  title: string;
  height: number;
  poster: { file: PictureFile; alt: string };
}

/** A frame of fixed height for a film: its poster until the film is there. */
export function FilmFrame({ title, height, poster }: Props) {
  return (
    <Box style={{ height }} title={title}>
      <img
        src={poster.file.src}
        width={poster.file.width}
        height={poster.file.height}
        alt={poster.alt}
        loading="lazy"
        decoding="async"
      />
    </Box>
  );
}

const Box = styled.div`
  background: var(--ground, var(--paper-2));

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media print {
    max-height: 32mm;
    img {
      object-fit: contain;
      object-position: left;
    }
  }
`;
