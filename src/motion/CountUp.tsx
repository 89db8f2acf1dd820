import { useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { useMotionCode } from './load-motion';
import { whenMotionAllowed } from './when-motion-allowed';

/** A figure that counts up to its value when the reader comes to it, once. */
export function CountUp({ value }: { value: string }) {
  const figure = useRef<HTMLSpanElement>(null);
  const motion = useMotionCode();

  useEffect(
    () => (motion && figure.current ? motion.countUp(figure.current, value) : undefined),
    [motion, value],
  );

  return <Figure ref={figure}>{value}</Figure>;
}

/* The value keeps its width, and its words for screen readers, while the count is seen over it. */
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
