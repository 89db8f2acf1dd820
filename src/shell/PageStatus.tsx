import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import { noConnection } from '../content/shell';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { useIsUnreachable } from '../ui/missing-code';
import { isEnlarged } from '../ui/page-context';
import { useIsPending } from './navigation/RouterProvider';

/** A ref callback. A popover is in the top layer, so it covers everything, even an open menu. */
const onTop = (popover: HTMLElement | null) => popover?.showPopover?.();

export function LiveRegion({ children }: { children: string }) {
  const isPending = useIsPending();
  const { state } = useLocation();
  const stuck = useIsUnreachable() && (isPending || isEnlarged(state));
  return (
    <>
      <p className="visually-hidden" role="status">
        {stuck ? noConnection : children}
      </p>
      {stuck && (
        <Note ref={onTop} popover="manual" aria-hidden="true">
          {noConnection}
        </Note>
      )}
    </>
  );
}

const Note = styled.p`
  position: fixed;
  inset: auto 0 max(1.5rem, env(safe-area-inset-bottom));
  width: fit-content;
  margin: 0 auto;
  padding: 0.8rem 1.2rem;
  border: 1px solid var(--night-line);
  background: var(--night);
  color: var(--on-night);
  font-weight: 600;
`;

const progressDelay = 400;

export function Progress() {
  const loading = useIsPending();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setSlow(true), progressDelay);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading]);
  return slow ? (
    <Bar ref={onTop} popover="manual" role="progressbar" aria-label="The next page is loading" />
  ) : null;
}

const grow = keyframes`
  from { transform: scaleX(0.05); }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  width: 100%;
  height: 3px;
  padding: 0;
  border: 0;
  background: var(--accent);
  transform: scaleX(0.9);
  transform-origin: left;

  ${whenMotionAllowed(css`
    animation: ${grow} 8s cubic-bezier(0, 0.7, 0.2, 1) backwards;
  `)}
`;
