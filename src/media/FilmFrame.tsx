import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../ui/Icon';
import { isOwn } from '../ui/href';
import { RoundButton } from '../ui/Button';
import { embedOf } from './embed-url';
import { Image } from './Image';
import { filmSize, type FilmFiles } from './film-files';
import { OwnFilm } from './OwnFilm';
import type { PictureFile } from './picture-file';
import { moveFocus, useClickToLoad } from './use-click-to-load';

interface Props {
  title: string;
  height: number;
  poster?: { file: PictureFile; alt: string };
  film?: FilmFiles;
  /** A film whose address is on another site loads only after a click. */
  address?: string;
  loop?: boolean;
}

export function FilmFrame({ title, height, poster, film, address, loop = false }: Props) {
  const [failed, setFailed] = useState(false);
  const width = (height * filmSize.width) / filmSize.height;
  return (
    <Box style={{ maxWidth: width, maxHeight: height }}>
      {poster ? (
        <Image
          {...poster}
          sizes={`(max-width: ${Math.ceil(width)}px) 100vw, ${Math.ceil(width)}px`}
        />
      ) : (
        <Title aria-hidden="true">{title}</Title>
      )}
      {film && !failed && (
        <OwnFilm title={title} film={film} loop={loop} onError={() => setFailed(true)} />
      )}
      {film && failed && (
        <Note>
          {title} did not load. <a href={film.mp4}>Open it directly</a>
        </Note>
      )}
      {!film && address && !isOwn(address) && <FilmElsewhere title={title} address={address} />}
    </Box>
  );
}

function FilmElsewhere({ title, address }: { title: string; address: string }) {
  const { frame = address, site } = embedOf(address);
  const [asked, ask] = useClickToLoad(frame);
  if (!asked) {
    return (
      <Ask href={address} onClick={(event) => (event.preventDefault(), ask())}>
        <Icon name="play" size="28px" /> Play, from {site}
      </Ask>
    );
  }
  return (
    <iframe
      ref={moveFocus}
      title={title}
      src={frame}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const Box = styled.div`
  position: relative;
  aspect-ratio: ${filmSize.width} / ${filmSize.height};
  background: var(--background, var(--paper-2));

  > span,
  img,
  video,
  iframe {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: none;
  }
  video,
  iframe {
    position: absolute;
    inset: 0;
    border: 0;
  }
  ${RoundButton} {
    background-color: var(--paper);
    color: var(--ink);
  }
  @media print {
    height: 29mm;
    video,
    button {
      display: none;
    }
  }
`;

const Title = styled.p`
  height: 100%;
  padding: 1rem 1.2rem;
  overflow: clip;
  color: var(--foreground, var(--ink));
  font: 700 clamp(1.2rem, 1rem + 0.8vw, 1.75rem) / 1.15 var(--display);
  letter-spacing: -0.015em;

  @media print {
    color: inherit;
  }
`;

const Note = styled.p`
  position: absolute;
  inset: auto 0 0;
  padding: 0.8rem 1rem;
  background: var(--paper);
  color: var(--ink);
`;

const Ask = styled.a`
  position: absolute;
  inset: auto auto 12px 12px;
  max-width: calc(100% - 24px);
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  padding: 0.6rem 1rem;
  background: var(--paper);
  color: var(--ink);
  font-weight: 600;
`;
