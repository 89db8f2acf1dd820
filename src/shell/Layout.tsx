import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { addressOf } from '../content/addresses';
import { siteName } from '../content/owner';
import { pageMeta } from '../content/page-meta';
import type { Colors } from '../content/types';
import { useMotionAllowed } from '../motion/preference';
import { Inspect } from '../inspect/Inspect';
import { loadMotion } from '../motion/load-motion';
import { enter, leave } from '../motion/timing';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { Footer } from './Footer';
import { navigationController, useNavigationController } from './navigation/controller';
import type { RouteMeta } from './navigation/page-router';
import { useShownPage } from './navigation/RouterProvider';
import { Navbar } from './Navbar';
import { Pages } from './Pages';
import { LiveRegion, Progress } from './PageStatus';

export function Layout() {
  const page = useShownPage();
  const { meta } = page;
  const [shown, setShown] = useState({ meta, news: '' });
  useNavigationController();
  const layer = useRef<HTMLDivElement>(null);
  const moves = useMotionAllowed();
  useLoadMotion(layer, moves);
  const navigate = useNavigate();
  // The navigation bar takes a case's colors only once the case's page has mounted. If the next
  // page has no colors of its own, the bar drops the previous case's colors at once.
  const colors = meta?.colors && shown.meta?.colors;
  const Preview = moves && meta !== shown.meta ? meta?.Header : undefined;
  return (
    <>
      <Head meta={meta} />
      <Skip
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          void navigate('#main');
        }}
      >
        Skip to the content
      </Skip>
      <Top data-bar="" data-case-colors={colors && ''} style={colors && caseColors(colors)}>
        <Navbar />
      </Top>
      <main id="main" tabIndex={-1}>
        <Pages
          page={page}
          onArrive={({ announcesTitle }) =>
            setShown({ meta, news: announcesTitle ? titleOf(meta) : '' })
          }
        />
      </main>
      {Preview && (
        <HeaderPreview
          inert
          aria-hidden="true"
          data-next-colors=""
          style={page.meta.colors && caseColors(page.meta.colors)}
        >
          <Preview />
        </HeaderPreview>
      )}
      {/*
       * The call to Contact stays until Contact has replaced the previous page. Without it, that
       * page would be shorter, and Back would not restore a scroll position at its end.
       */}
      <Footer hasCall={meta !== shown.meta || meta?.path !== '/contact'} />
      <Inspect />
      <Progress />
      <LiveRegion>{shown.news}</LiveRegion>
      <TransitionLayer ref={layer} popover="manual" aria-hidden="true" />
    </>
  );
}

export const titleOf = (meta: RouteMeta | undefined): string =>
  `${(meta?.head ?? pageMeta.notFound).title} — ${siteName}`;

function Head({ meta }: { meta: RouteMeta | undefined }) {
  const canonical = meta?.path && addressOf(meta.path);
  return (
    <>
      <title>{titleOf(meta)}</title>
      <meta name="description" content={(meta?.head ?? pageMeta.notFound).description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {!meta?.path && <meta name="robots" content="noindex" />}
    </>
  );
}

function useLoadMotion(layer: RefObject<HTMLElement | null>, on: boolean) {
  useEffect(() => {
    if (!on) return undefined;
    return whenIdle(() => {
      loadMotion();
      if (layer.current) navigationController.loadTransition(layer.current);
    });
  }, [on, layer]);
}

/** Safari has no requestIdleCallback, so there the task runs after a short delay. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const wait = setTimeout(run, 200);
    return () => clearTimeout(wait);
  }
  const wait = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(wait);
}

function caseColors({ background, foreground, accent }: Colors): CSSProperties {
  return {
    background,
    color: foreground,
    '--button': foreground,
    '--on-button': background,
    '--nav-accent': accent,
    '--focus': foreground,
    '--logo-fruit': accent,
    '--logo-half': foreground,
    '--logo-leaf': foreground,
  } as CSSProperties;
}

const Top = styled.div`
  ${whenMotionAllowed(css`
    transition: color ${leave.duration}ms ${leave.easing};

    &[data-case-colors] {
      /*
       * The bar gets the case's background only after the page has entered. Until then, the
       * background of the case's header, which extends behind the bar, shows through.
       */
      transition:
        color ${enter.duration}ms ${enter.easing},
        background-color 0s ${enter.duration}ms;
    }
  `)}
`;

const Skip = styled.a`
  position: absolute;
  z-index: 2;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.8rem 1.2rem;
  background: var(--ink);
  color: var(--paper);
  font-weight: 600;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/*
 * Hidden, but laid out, so that the cover transition can measure the next page's header while the
 * previous page leaves.
 */
const HeaderPreview = styled.div`
  position: fixed;
  inset: 0 0 auto;
  visibility: hidden;
`;

const TransitionLayer = styled.div`
  display: none;
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  overflow: clip;
  pointer-events: none;

  &:popover-open {
    display: block;
  }
  && > * {
    position: absolute;
    inset: 0 auto auto 0;
    width: 100%;
    max-width: none;
    height: 100%;
    transform-origin: 0 0;
    object-fit: cover;
  }
  > img {
    background: var(--background);
  }
`;
