import { createContext, useContext, useEffect, useRef, type HTMLAttributes } from 'react';
import styled, { css } from 'styled-components';
import { useMotionCode } from './load-motion';
import { risesFrom } from './timing';
import { whenMotionAllowed } from './when-motion-allowed';

interface Props extends HTMLAttributes<HTMLElement> {
  tag?: 'div' | 'dl' | 'ul';
  /** Lets the children rise one after another, instead of the box as a whole. */
  each?: boolean;
}

const Rising = createContext(false);

/** A box that is already on or above the screen when the motion code loads is not animated. */
export function Rise({ tag, each = false, children, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const inRise = useContext(Rising);
  const motion = useMotionCode();

  useEffect(() => {
    if (!box.current || !motion || inRise) return undefined;
    const risers = each ? [...box.current.children] : [box.current];
    const stops = risers.filter((riser) => riser instanceof HTMLElement).map(motion.rise);
    return () => stops.forEach((stop) => stop());
  }, [motion, inRise, each]);

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
