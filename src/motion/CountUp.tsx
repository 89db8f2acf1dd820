import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { useMotionCode } from './load-motion';
import { whenMotionAllowed } from './when-motion-allowed';

/** A figure that counts up to its value when it first scrolls into view. */
export function CountUp({ value }: { value: string }) {
  const figure = useRef<HTMLSpanElement>(null);
  const motion = useMotionCode();

  useEffect(
    () => (motion && figure.current ? motion.countUp(figure.current, value) : undefined),
    [motion, value],
  );

  return <Figure ref={figure}>{value}</Figure>;
}

/* Paints the count over the transparent value, which keeps its width and its text for screen readers. */
const counting = whenMotionAllowed(css`
  &[data-counting] {
    -webkit-text-fill-color: transparent;
  }
  &[data-counting]::after {
    content: attr(data-counting);
    content: attr(data-counting) / '';
    position: absolute;
    inset: 0;
    -webkit-text-fill-color: currentColor;
  }
`);

const Figure = styled.span`
  position: relative;
  display: inline-block;
  ${counting}
`;
