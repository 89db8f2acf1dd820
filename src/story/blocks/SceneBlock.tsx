import { useRef, useState, type MouseEvent } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { Scene } from '../../content/types';
import { MovingStage } from '../../motion/MovingStage';
import type { Stop } from '../../motion/stage';
import { useMotionReady } from '../../motion/load-motion';
import { whenMotionAllowed } from '../../motion/when-motion-allowed';
import { upToLarge } from '../../theme/breakpoints';
import { handleOnLine } from '../../ui/Frame';
import { Label } from '../../ui/Label';
import { useStage } from '../case-files';
import { BlockHead } from './BlockHead';

/**
 * The case's scene. It follows the scroll through its five steps; where nothing moves, it is the
 * finished picture with the steps as captions.
 */
export function SceneBlock({ title, steps, alt }: Scene) {
  const Stage = useStage();
  const track = useRef<HTMLDivElement>(null);
  const moving = useMotionReady();
  const navigate = useNavigate();
  const [stop, setStop] = useState<Stop>(4);
  return (
    <section>
      <BlockHead title={title} />
      <Track ref={track} data-scene>
        <Screen onClick={(event) => followFragment(event, navigate)}>
          <MovingStage track={track} stop={stop} onStop={setStop}>
            <Stage alt={alt} />
          </MovingStage>
        </Screen>
        <Steps>
          {steps.map((step, index) => (
            <li key={step.title} aria-current={moving && index === stop ? 'step' : undefined}>
              <Label as="span" aria-hidden="true">
                {String(index + 1)}
              </Label>
              <h4>{step.title}</h4>
              <p>{step.text}</p>
            </li>
          ))}
        </Steps>
      </Track>
    </section>
  );
}

/** Links in a drawing are plain anchors: sends their clicks through the router. */
function followFragment(event: MouseEvent, navigate: NavigateFunction) {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const fragment = link?.getAttribute('href');
  if (!fragment || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void navigate(fragment);
}

const Track = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
  gap: 1.6rem clamp(1.5rem, 3vw, 3rem);

  @media screen and ${upToLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 78mm minmax(0, 1fr);
    gap: 6mm;
  }
`;

const Screen = styled.div`
  break-inside: avoid;

  svg {
    width: 100%;
  }
  ${whenMotionAllowed(`
    position: sticky;
    align-self: start;
    top: max(1rem, calc(50svh - 20rem));
    svg {
      width: min(100%, 100svh - 2rem);
      margin-inline: auto;
    }
    @media screen and ${upToLarge} {
      z-index: 1;
      top: var(--bar, 0px);
      margin-inline: calc(-1 * var(--gutter));
      padding: 0.75rem var(--gutter);
      background: var(--paper);
      svg {
        width: min(100%, 50svh - var(--bar, 0px));
      }
    }
  `)}
`;

const Steps = styled.ol`
  border-top: var(--rule);

  li {
    display: grid;
    grid-template-columns: 1.8rem minmax(0, 1fr);
    align-items: baseline;
    padding: 0.85rem 0;
  }
  li + li {
    border-top: var(--hairline);
  }
  h4 {
    font-size: 1.1rem;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }
  p {
    grid-column: 2;
    margin-top: 0.25rem;
    color: var(--ink-2);
    font-size: 0.95rem;
    line-height: 1.5;
  }

  ${whenMotionAllowed(css`
    border-top: 0;
    li {
      align-content: center;
      min-height: 50svh;
      padding: 0 0 0 1.4rem;
      border-left: var(--stroke) solid var(--line);
      position: relative;
    }
    li + li {
      border-top: 0;
    }
    h4 {
      font-size: var(--h3);
    }
    p {
      font-size: 1.0625rem;
      line-height: 1.6;
    }
    li[aria-current]::before {
      ${handleOnLine}
    }
    @media screen and ${upToLarge} {
      li {
        min-height: 46svh;
      }
    }
  `)}

  @media print {
    li {
      padding: 1.2mm 0;
    }
    h4 {
      font-size: 9.5pt;
    }
    p {
      margin-top: 0;
      font-size: 8.5pt;
    }
  }
`;
