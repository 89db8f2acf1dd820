import { useEffect, useRef, useState, type Ref, type RefObject } from 'react';
import styled from 'styled-components';
import { useMotionAllowed } from '../motion/preference';
import { Icon } from '../ui/Icon';
import { isOwn } from '../ui/href';
import { useHydrated } from '../ui/hydrated';
import { RoundButton } from '../ui/RoundButton';
import { observeVisibility } from '../ui/visibility';
import { embedOf } from './embed-url';
import { Image } from './Image';
import { filmSize, type FilmFiles } from './film-files';
import type { PictureFile } from './picture-file';
import { useClickToLoad } from './use-click-to-load';

interface Props {
  title: string;
  height: number;
  /** Without one, the title stands in its place. */
  poster?: { file: PictureFile; alt: string };
  film?: FilmFiles;
  /** A film on another site, loaded only after a click. */
  address?: string;
  /** A short silent loop, which plays by itself while it is on the screen. */
  loop?: boolean;
}

/** A film behind its poster, in a frame of its own shape: of the given height where there is room. */
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
          {title} did not load. <a href={film.mp4}>Open it alone</a>
        </Note>
      )}
      {!film && address && !isOwn(address) && <FilmElsewhere title={title} address={address} />}
    </Box>
  );
}

interface OwnProps {
  title: string;
  film: FilmFiles;
  loop: boolean;
  onError: () => void;
}

/** How far films have been watched, by their address: who comes back finds them there. */
const leftAt = new Map<string, number>();

/** The loops that the visitor has stopped, by their address. */
const stopped = new Set<string>();

/** Moves the focus from the link to what replaced it. */
const moveFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true });

/** A link to the file until it is clicked, or where there are no scripts. */
function OwnFilm({ title, film, loop, onError }: OwnProps) {
  const hydrated = useHydrated();
  const [watched] = useState(leftAt.get(film.mp4));
  const [asked, setAsked] = useState(false);
  const common = { title, film, onError };
  if (loop && hydrated) return <Loop {...common} />;
  if (asked) return <Video ref={moveFocus} {...common} controls autoPlay />;
  if (watched !== undefined) return <Video {...common} from={watched} controls />;
  return (
    <Play
      href={film.mp4}
      aria-label={`Play: ${title}`}
      onClick={(event) => {
        event.preventDefault();
        setAsked(true);
      }}
    >
      <RoundButton as="span">
        <Icon name="play" size="28px" />
      </RoundButton>
    </Play>
  );
}

interface VideoProps extends Omit<OwnProps, 'loop'> {
  ref?: Ref<HTMLVideoElement>;
  controls?: boolean;
  autoPlay?: boolean;
  loop?: boolean;
  /** In seconds. */
  from?: number;
}

function Video({ title, film, onError, from, ...rest }: VideoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript beside it says the same
    <video
      aria-label={title}
      // Not every browser makes a video focusable.
      tabIndex={rest.controls ? 0 : undefined}
      {...filmSize}
      {...rest}
      // What plays by itself is silent; what was asked for may be heard.
      muted={rest.loop}
      playsInline
      preload={from === undefined ? 'none' : 'metadata'}
      src={from === undefined ? film.mp4 : `${film.mp4}#t=${from}`}
      onTimeUpdate={({ currentTarget }) => {
        if (rest.controls) leftAt.set(film.mp4, currentTarget.currentTime);
      }}
      onError={onError}
    >
      {film.captions && (
        <track kind="captions" src={film.captions} srcLang="en" label="English" default />
      )}
    </video>
  );
}

function Loop({ title, film, onError }: Omit<OwnProps, 'loop'>) {
  const video = useRef<HTMLVideoElement>(null);
  const paused = usePlayWhileVisible(video);
  return (
    <>
      <Video ref={video} title={title} film={film} onError={onError} loop />
      <Pause
        type="button"
        aria-label={`${paused ? 'Play' : 'Pause'}: ${title}`}
        onClick={() => toggle(video.current)}
      >
        <Icon name={paused ? 'play' : 'pause'} size="20px" />
      </Pause>
    </>
  );
}

/** It may be refused, or cut short when the page is left: then the film stays paused. */
const play = (video: HTMLVideoElement) => video.play().catch(() => undefined);

const toggle = (video: HTMLVideoElement | null) => {
  if (!video) return;
  if (video.paused) {
    stopped.delete(video.src);
    void play(video);
  } else {
    stopped.add(video.src);
    video.pause();
  }
};

/** Plays the loop while it is on the screen, motion is allowed and nobody has paused it. Returns whether it is paused. */
function usePlayWhileVisible(ref: RefObject<HTMLVideoElement | null>): boolean {
  const [paused, setPaused] = useState(true);
  const motion = useMotionAllowed();
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const follow = () => setPaused(video.paused);
    video.addEventListener('play', follow);
    video.addEventListener('pause', follow);
    const stopObserving = observeVisibility(video, (visible) => {
      if (!visible) video.pause();
      else if (motion && !stopped.has(video.src)) void play(video);
    });
    if (!motion) video.pause();
    return () => {
      stopObserving();
      video.removeEventListener('play', follow);
      video.removeEventListener('pause', follow);
    };
  }, [ref, motion]);
  return paused;
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
    background: var(--paper);
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
`;

const Pause = styled(RoundButton)`
  --round-button: var(--target);
  position: absolute;
  left: 12px;
  bottom: 12px;
`;

const Play = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  > span {
    --round-button: 72px;
    transition: transform var(--hover);
  }
  &:hover > span {
    transform: scale(1.06);
  }
  @media print {
    display: none;
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
