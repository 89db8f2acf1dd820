import { useEffect, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { onTop } from '../ui/on-top';
import { useIsPending } from './navigation/RouterProvider';

const aMoment = 150;

export function Progress() {
  const loading = useIsPending();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setSlow(true), aMoment);
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
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--accent);
  transform: scaleX(0.9);
  transform-origin: left;

  ${whenMotionAllowed(css`
    animation: ${grow} 8s cubic-bezier(0, 0.7, 0.2, 1) backwards;
  `)}
`;
