import { useEffect, type CSSProperties } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import styled from 'styled-components';
import type { Handle } from './handle';
import { useMotionOn } from '../motion/preference';
import { loadFeatures } from '../motion/ready';
import { Footer } from './Footer';
import { Head } from './Head';
import { Navbar } from './Navbar';
import { useHeadingFocus } from './heading-focus';

/** What stays while screens change. */
export function Layout() {
  const handle = useMatches().findLast((match) => match.handle)?.handle as Handle | undefined;
  useHeadingFocus();
  useMotionCode();
  return (
    <>
      <Head handle={handle} />
      <Skip href="#main">Skip to the content</Skip>
      <div style={coloursOnGround(handle)}>
        <Navbar />
      </div>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </>
  );
}

/** The code that animates comes when the page is quiet, and only where things may move. */
function useMotionCode() {
  const on = useMotionOn();
  useEffect(() => {
    if (!on) return undefined;
    const wait = requestIdleCallback(() => void loadFeatures(), { timeout: 2000 });
    return () => cancelIdleCallback(wait);
  }, [on]);
}

/** Above a case's header, the navigation stands on the case's ground and takes its colours. */
function coloursOnGround(handle: Handle | undefined): CSSProperties | undefined {
  if (!handle?.colours) return undefined;
  const { ground, foreground, accent } = handle.colours;
  return {
    background: ground,
    color: foreground,
    '--button': foreground,
    '--on-button': ground,
    '--nav-accent': accent,
    '--focus': foreground,
    '--mark-fruit': accent,
    '--mark-half': foreground,
    '--mark-leaf': foreground,
  } as CSSProperties;
}

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
