import { useRef, type ComponentType, type MouseEvent } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import styled, { css, keyframes } from 'styled-components';
import type { Scene } from '../../content/types';
import { fadeOut } from '../../motion/keyframes';
import { followsScene, MovingStage } from '../../motion/MovingStage';
import { whenMotionAllowed } from '../../motion/when-motion-allowed';
import { upToLarge, upToMedium } from '../../theme/breakpoints';
import { useStage } from '../case-files';
import { FullBleed } from '../FullBleed';
import { BlockHead } from './BlockHead';
import { SceneSteps } from './SceneSteps';
import { StillScene } from './StillScene';

/**
 * The case's scene. The drawing sticks to the screen and follows the scroll while the captions pass one by
 * one. With reduced motion, it shows the finished drawing and a numbered list.
 */
export function SceneBlock(scene: Scene) {
  const Stage = useStage();
  return Stage ? <MovingScene {...scene} Stage={Stage} /> : <StillScene {...scene} />;
}

interface Moving extends Scene {
  Stage: ComponentType<{ alt: string }>;
}

function MovingScene({ title, steps, alt, Stage }: Moving) {
  const track = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  return (
    <section>
      <BlockHead title={title} />
      <Floor ref={track}>
        <MovingStage track={track}>
          <Screen onClick={(event) => followFragment(event, navigate)}>
            <Stage alt={alt} />
          </Screen>
          <SceneSteps steps={steps} />
        </MovingStage>
      </Floor>
    </section>
  );
}

/** Routes clicks on a drawing's links, which are plain SVG anchors. */
function followFragment(event: MouseEvent, navigate: NavigateFunction) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const fragment = link?.getAttribute('href');
  if (!fragment || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void navigate(fragment);
}

const Floor = styled(FullBleed)`
  @media screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr) min(330px, 26%);
    gap: 0 2.5rem;
    padding: clamp(3rem, 6vw, 5.5rem) max(100px, 7cqw) clamp(3rem, 6vw, 5.5rem)
      calc(var(--end) + var(--rail));

    @media ${upToLarge} {
      grid-template-columns: minmax(0, 1fr);
      padding: var(--gutter);
    }
  }
  ${whenMotionAllowed(css`
    padding-block: 0;

    @media ${upToLarge} {
      padding: var(--bar, 0px) 0 0;
    }
  `)}
  @media print {
    display: grid;
    gap: 6mm;
  }
`;

/* Centers the drawing between the closed panels, so that they don't cover it. */
const makeRoom = keyframes`
  from { transform: var(--aside); }
`;
const giveRoom = keyframes`
  to { transform: translateY(var(--sunk, 0px)) var(--aside); }
`;

const Screen = styled.div`
  break-inside: avoid;

  svg {
    width: 100%;
    overflow: visible;

    /* Keeps the drawing's overflow out of the steps below. */
    @media ${upToLarge} {
      clip-path: inset(-100vw -100vw 0);
    }
  }
  ${whenMotionAllowed(css`
    /* Overflow shows at the sides, not above or below. */
    clip-path: inset(0 -100vw);

    [data-part] {
      ${followsScene}
    }
    position: sticky;
    top: 0;
    display: grid;
    height: 100svh;
    padding-block: 30px;

    svg {
      height: 100%;
      min-height: 0;
    }
    @supports ((animation-timeline: view()) and (animation-range: 0% 100%)) {
      --aside: translateX(
        calc((var(--between) + max(100px, 7cqw) + 2.5rem + min(330px, 20cqw) - var(--end)) / 2)
      );
      animation:
        ${makeRoom} linear both,
        ${giveRoom} linear forwards;
      animation-timeline: --scene;
      animation-range:
        entry 60% entry 88%,
        exit 12% exit 40%;

      @media ${upToLarge} {
        --aside: translateX(calc((var(--rail) + var(--between)) / 2));
      }
      @media ${upToMedium} {
        --aside: scale(0.92);
        --sunk: min(8% + 0.08 * var(--bar, 0px), var(--bar, 0px));
        transform-origin: 50% calc(-1 * var(--bar, 0px));
        animation-range:
          entry 60% entry 100%,
          exit 0% exit 40%;
      }
    }
    @media ${upToLarge} {
      z-index: 1;
      top: var(--bar, 0px);
      height: var(--stage);
      padding-block: 0;
      background: var(--background);
      box-shadow: 0 calc(-1 * var(--bar, 0px)) var(--background);
      clip-path: none;

      /* The drawing continues behind the rail's bar. */
      svg {
        clip-path: inset(calc(-1 * var(--bar, 0px)) -100vw 0);
      }
      /* Fades captions out below the drawing. */
      &::after {
        content: '';
        position: absolute;
        inset: 100% 0 auto;
        height: 2.5rem;
        background: linear-gradient(var(--background), transparent);

        /* Hides the gradient before it would overflow the scene's end. */
        @supports ((animation-timeline: view()) and (animation-range: 0% 100%)) {
          animation: ${fadeOut} linear forwards;
          animation-timeline: --scene;
          animation-range: exit 33% exit 40%;
        }
      }
    }
  `)}
  @media print {
    svg {
      overflow: hidden;
      background: var(--background);
      print-color-adjust: exact;
    }
  }
`;
