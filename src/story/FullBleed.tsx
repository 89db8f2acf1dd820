import styled, { css, keyframes } from 'styled-components';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { frameCorner } from '../ui/Frame';

interface Props {
  children: React.ReactNode;
  className?: string;
  ref?: React.Ref<HTMLDivElement>;
}

/**
 * Two panels cover the left and right ends of the section, and slide off the screen as the section
 * scrolls into view. Animating a clip-path instead would repaint the whole section in each frame.
 */
export function FullBleed({ children, className, ref }: Props) {
  return (
    <Background ref={ref} className={className} data-scene>
      <SlidingPanel aria-hidden="true">
        <i />
        <i />
      </SlidingPanel>
      <SlidingPanel aria-hidden="true">
        <i />
        <i />
      </SlidingPanel>
      {children}
    </Background>
  );
}

const open = keyframes`
  to { transform: var(--away); }
`;

const SlidingPanel = styled.div`
  display: none;

  ${whenMotionAllowed(css`
    @supports ((animation-timeline: view()) and (animation-range: 0% 100%)) {
      /* The handles are 5px outside the panel. */
      --away: translateX(calc(-100% - 6px));
      position: absolute;
      z-index: 2;
      inset: calc(-1 * var(--frame-gap)) auto calc(-1 * var(--frame-gap)) 0;
      display: block;
      width: calc(var(--end) - var(--frame-gap));
      background: var(--page-paper);
      border-right: var(--stroke) solid var(--page-accent);
      pointer-events: none;
      animation: ${open} linear both;
      animation-timeline: --scene;
      animation-range: entry 60% entry 100%;

      &:nth-child(2) {
        --away: translateX(calc(100% + 6px));
        left: auto;
        right: 0;
        border-right: 0;
        border-left: var(--stroke) solid var(--page-accent);
      }
      > i {
        ${frameCorner}
        right: -5px;
        top: -5px;
        border-color: var(--page-accent);
        background: var(--page-paper);
      }
      > i + i {
        top: auto;
        bottom: -5px;
      }
      &:nth-child(2) > i {
        right: auto;
        left: -5px;
      }
    }
  `)}
`;

const Background = styled.div`
  --page-paper: var(--tint);
  --page-accent: var(--accent);
  position: relative;
  isolation: isolate;
  overflow: clip;
  margin-inline: calc(-1 * var(--start)) calc(-1 * var(--end));
  view-timeline: --scene;
  /* With auto, the browser would subtract the page's scroll-padding from the viewport. */
  view-timeline-inset: 0px;

  /* The panels extend above and below the section, and must not be clipped there. */
  ${whenMotionAllowed('overflow-y: visible;')}

  /*
   * Starts the drawing's animations after the page's first paint, which they would delay. With "*"
   * instead of [data-part], their start would restyle the whole page.
   */
  :root[data-unpainted] & [data-part] {
    animation: none !important;
  }
  @media screen {
    background: var(--background);
    color: var(--foreground);

    > * {
      --paper: var(--background);
      --ink: var(--foreground);
      --ink-2: var(--foreground);
      --line: color-mix(in srgb, var(--foreground) 30%, transparent);
      --accent: var(--case-accent);
    }
  }
  @media print {
    margin-inline: 0;
  }
`;
