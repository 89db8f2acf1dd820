import { createContext, useContext, useEffect, useRef, type HTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { useMotionCode } from './load-motion';
import { risesFrom } from './timing';
import { whenMotionAllowed } from './when-motion-allowed';

interface Props extends HTMLAttributes<HTMLElement> {
  tag?: 'div' | 'dl' | 'ul';
  /** Its children rise one by one, each when it is reached. */
  each?: boolean;
}

/** What rises as a part of something does not rise again by itself. */
const Rising = createContext(false);

/**
 * Rises a little when the reader comes to it, once. It is there for everybody from the start; only
 * what lies below the screen when things begin to move waits out of sight.
 */
export function Rise({ tag, each = false, children, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const part = useContext(Rising);
  const motion = useMotionCode();

  useEffect(() => {
    if (!box.current || !motion || part) return undefined;
    const risers = each ? [...box.current.children] : [box.current];
    const stops = risers.filter((riser) => riser instanceof HTMLElement).map(motion.rise);
    return () => stops.forEach((stop) => stop());
  }, [motion, part, each]);

  return (
    <Box as={tag} ref={box} {...rest}>
      <Rising value>{children}</Rising>
    </Box>
  );
}

const waits = whenMotionAllowed(css`
  &[data-rise],
  > [data-rise] {
    ${risesFrom}
  }
`);

const Box = styled.div`
  ${waits}
`;
