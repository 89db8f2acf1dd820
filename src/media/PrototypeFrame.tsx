import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { upToSmall } from '../theme/breakpoints';
import { button, Button, quiet } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { hrefOf, isOwn } from '../ui/href';
import { useHydrated } from '../ui/hydrated';
import { observeVisibility } from '../ui/visibility';
import { embedOf } from './embed-url';
import { Image } from './Image';
import { isThemed, type PictureFile } from './picture-file';
import { useClickToLoad } from './use-click-to-load';
import { Wireframe } from './Wireframe';

interface Props {
  title: string;
  hint?: string;
  bleed?: boolean;
  address: string;
  height: number;
  poster: { file: PictureFile; alt: string };
  more?: React.ReactNode;
}

const sizes = '(max-width: 900px) 100vw, 900px';

const timeout = 10_000;

export function PrototypeFrame({ title, hint, bleed, address, height, poster, more }: Props) {
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const near = useNear(box);
  const [outcome, setOutcome] = useState<'loaded' | 'failed'>();
  const own = isOwn(address);
  const { frame = address, site } = own ? {} : embedOf(address);
  const [asked, askFor] = useClickToLoad(frame);
  const loaded = outcome === 'loaded';
  const loading = (asked || (own && near)) && !outcome;
  const wireframe = isThemed(poster.file) ? poster.file.wireframe : undefined;

  // In some browsers, a frame that fails to load fires no event, so a timeout detects the failure.
  useEffect(() => {
    if (!loading) return undefined;
    const waiting = setTimeout(() => setOutcome('failed'), timeout);
    return () => clearTimeout(waiting);
  }, [loading]);

  const ask = () => {
    askFor();
    if (!loaded) setOutcome(undefined);
  };

  const show = (shown: HTMLIFrameElement) => {
    const hadFocus = document.activeElement === start.current;
    const isLoaded = !own || isPrototype(shown);
    flushSync(() => setOutcome(isLoaded ? 'loaded' : 'failed'));
    if (isLoaded && hadFocus) shown.focus();
  };

  return (
    <Box ref={box} data-bleed={bleed || undefined}>
      <Screen style={{ height }}>
        <Poster aria-hidden={loaded || undefined}>
          <Image {...poster} sizes={sizes} />
        </Poster>
        {(loading || loaded) && (
          <iframe
            title={title}
            src={hrefOf(frame)}
            inert={!loaded}
            allow="fullscreen"
            sandbox={own ? undefined : 'allow-scripts allow-same-origin allow-popups allow-forms'}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={({ currentTarget }) => show(currentTarget)}
          />
        )}
        {wireframe && <Wireframe file={loaded ? undefined : wireframe} sizes={sizes} />}
        {own && hydrated && !loaded && (
          <Start
            ref={start}
            type="button"
            aria-label={`Load here: ${title}`}
            onFocus={ask}
            onClick={ask}
          />
        )}
      </Screen>
      <Bar>
        <span>{outcome === 'failed' ? `${title} did not load here.` : hint}</span>
        {!own && !loaded && (
          <Load ref={start} type="button" onClick={ask}>
            Load from {site}
          </Load>
        )}
        <Button to={address} newTab>
          Open prototype <span className="visually-hidden">{title}</span>{' '}
          <Icon name="arrowUpRight" />
        </Button>
        {more}
      </Bar>
    </Box>
  );
}

/**
 * True once the element is within 300px of the screen and the visitor has not scrolled for 200 ms.
 * The wait is needed because loading a prototype, a whole page, would make scrolling stutter.
 */
function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return undefined;
    let isNear = false;
    let waiting: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(waiting);
      if (isNear) waiting = setTimeout(() => setNear(true), 200);
    };
    const follow = (visible: boolean) => {
      isNear = visible;
      restart();
    };
    const stopObserving = observeVisibility(element, follow, '300px');
    addEventListener('scroll', restart, { passive: true });
    return () => {
      clearTimeout(waiting);
      stopObserving();
      removeEventListener('scroll', restart);
    };
  }, [ref, near]);
  return near;
}

/** False for a blocked frame, whose document cannot be read, and for the site's 404 page. */
function isPrototype(frame: HTMLIFrameElement): boolean {
  const page = frame.contentDocument;
  return page !== null && page.querySelector('main') !== null && !page.querySelector('#root');
}

const Box = styled.div`
  border: var(--rule);

  /* Positioned, so that the frame is drawn over the rail, which is beside the text. */
  &[data-bleed] {
    position: relative;
    margin-inline: calc(-1 * var(--start)) calc(-1 * var(--end));
    border-inline: 0;

    > :last-child {
      padding-inline: var(--start) var(--end);
    }
  }

  @media print {
    display: none;
  }
`;

const Screen = styled.div`
  position: relative;
  overflow: clip;
  background: var(--background, var(--paper-2));

  span,
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: left top;
  }
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    background: var(--paper);
  }
  iframe[inert] {
    visibility: hidden;
  }
`;

const Poster = styled.div`
  height: 100%;
`;

const Start = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -6px;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.4rem 0.8rem;
  align-items: center;
  padding: 0.7rem min(0.7rem, 3vw) 0.7rem min(1.1rem, 4vw);
  border-top: var(--rule);
  font-weight: 600;

  > span {
    margin-right: auto;
    text-wrap: balance;
  }
  @media ${upToSmall} {
    > :not(span),
    a {
      width: 100%;
      justify-content: center;
    }
  }
`;

const Load = styled.button`
  ${button}
  ${quiet}
  cursor: pointer;
`;
