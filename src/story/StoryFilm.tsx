import styled from 'styled-components';
import type { Film } from '../content/types';
import { FilmFrame } from '../media/FilmFrame';
import { useFilmFiles, usePictureFile } from './case-files';

/** A film of the story, with its transcript. */
export function StoryFilm({ title, height, poster, film, address, loop, transcript }: Film) {
  return (
    <>
      <FilmFrame
        title={title}
        height={height}
        poster={{ file: usePictureFile(poster.file), alt: poster.alt }}
        film={useFilmFiles(film)}
        address={address}
        loop={loop}
      />
      <Title>{title}</Title>
      <Transcript>{transcript}</Transcript>
    </>
  );
}

const Title = styled.h4`
  margin: 1rem 0 0.35rem;
  font-size: 1.2rem;
  letter-spacing: -0.015em;
  line-height: 1.2;

  @media print {
    margin: 1.5mm 0 0.5mm;
    font-size: 10pt;
  }
`;

const Transcript = styled.p`
  color: var(--ink-2);
`;
