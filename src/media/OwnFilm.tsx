import { useEffect, useRef, useState, type Ref, type RefObject } from 'react';
import styled from 'styled-components';
import { useMotionAllowed } from '../motion/preference';
import { Icon } from '../ui/Icon';
import { useHydrated } from '../ui/hydrated';
import { RoundButton } from '../ui/Button';
import { observeVisibility } from '../ui/visibility';
import { filmSize, type FilmFiles } from './film-files';
import { moveFocus } from './use-click-to-load';

interface OwnProps {
  title: string;
  film: FilmFiles;
  loop: boolean;
  onError: () => void;
}

/** Playback positions, in seconds. They outlive the component, so that Back restores them. */
const leftAt = new Map<string, number>();

/** The URLs of looping films that stay paused when they scroll into view, even after Back. */
const pausedByVisitor = new Set<string>();

/** Without scripts, even a looping film is only a link to its file. */
export function OwnFilm({ title, film, loop, onError }: OwnProps) {
  const hydrated = useHydrated();
  const [watched] = useState(leftAt.get(film.mp4));
  const [clicked, setClicked] = useState(false);
  const common = { title, film, onError };
  if (loop && hydrated) return <Loop {...common} />;
  if (clicked) return <Video ref={moveFocus} {...common} controls autoPlay />;
  if (watched !== undefined) return <Video {...common} from={watched} controls />;
  return (
    <Play
      href={film.mp4}
      aria-label={`Play: ${title}`}
      onClick={(event) => {
        event.preventDefault();
        setClicked(true);
      }}
    >
      <RoundButton as="span">
        <Icon name="play" size="14px" />
      </RoundButton>
    </Play>
  );
}

interface VideoProps extends Omit<OwnProps, 'loop'> {
  ref?: Ref<HTMLVideoElement>;
  controls?: boolean;
  autoPlay?: boolean;
  loop?: boolean;
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
        <Icon name={paused ? 'play' : 'pause'} size="16px" />
      </Pause>
    </>
  );
}

/** Ignores failures: the browser may block playback, or the visitor may leave before it starts. */
const play = (video: HTMLVideoElement) => video.play().catch(() => undefined);

const toggle = (video: HTMLVideoElement | null) => {
  if (!video) return;
  if (video.paused) {
    pausedByVisitor.delete(video.src);
    void play(video);
  } else {
    pausedByVisitor.add(video.src);
    video.pause();
  }
};

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
      else if (motion && !pausedByVisitor.has(video.src)) void play(video);
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

const Pause = styled(RoundButton)`
  --round-button: var(--target);
  position: absolute;
  left: -5px;
  bottom: -5px;
  /* Makes the visible disc smaller than the click target, so that it covers less of the film. */
  border: 9px solid transparent;
  background-clip: padding-box;
`;

const Play = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: end;
  padding: 3px;

  > span {
    --round-button: 32px;
    transition: transform var(--hover);
  }
  &:hover > span {
    transform: scale(1.06);
  }
  @media print {
    display: none;
  }
`;
