import type { CSSProperties } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { restEasing } from '../motion/timing';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { low, upToLarge } from '../theme/breakpoints';
import { cards, firstOf, type Card } from './cards';
import { useStudy } from './studies';
import { TourEnd } from './TourEnd';
import { TourPicture } from './TourPicture';
import { TourWords } from './TourWords';

export type Direction = 'forward' | 'back';

interface Props {
  /** The card's index; `end` for the last card, which is not in `cards`. */
  shown: number;
  isLeaving: boolean;
  direction: Direction | undefined;
  /** The distance of a drag, as a fraction of the screen's width. */
  dragged: number;
  onArrived: () => void;
}

export function TourCard({ shown, isLeaving, direction, dragged, onArrived }: Props) {
  const card = cards[shown];
  const study = useStudy(card?.story.slug);
  return (
    <Background
      inert={isLeaving}
      data-direction={direction}
      data-dragged={dragged !== 0 || undefined}
      style={{ ...colorsOf(card), '--dragged': dragged } as CSSProperties}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) onArrived();
      }}
    >
      {card ? (
        <>
          <TourPicture
            cover={card.story.cover}
            study={study}
            card={shown - firstOf(card.place)}
            dragged={dragged}
          />
          <TourWords key={shown} card={card} story={study?.story} />
        </>
      ) : (
        <TourEnd />
      )}
    </Background>
  );
}

const night = {
  background: 'var(--night)',
  foreground: 'var(--on-night)',
  accent: 'var(--night-accent)',
};

export function colorsOf(card: Card | undefined) {
  const { background, foreground, accent } = card?.story.tile.colors ?? night;
  return { '--background': background, '--foreground': foreground, '--case-accent': accent };
}

const comeAcross = keyframes`
  from { clip-path: inset(0 0 0 100%); }
  to { clip-path: inset(0); }
`;
const comeBackAcross = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  to { clip-path: inset(0); }
`;

const Background = styled.div`
  position: relative;
  grid-area: 1 / 1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 34%);
  gap: 0 2.5rem;
  align-items: center;
  padding: 6.5rem var(--side) 6.5rem max(var(--side), 4vw);
  background: var(--background);
  color: var(--foreground);
  overflow: hidden;

  &[inert] {
    z-index: -1;
  }
  @media ${low} {
    padding-block: 5rem 1rem;
  }
  @media ${upToLarge} and (not ${low}) {
    grid-template: minmax(0, 100vw) auto / minmax(0, 1fr);
    gap: clamp(0.6rem, 2vh, 1.4rem);
    align-content: start;
    padding: 6.1rem 0 5.5rem;
  }
  /* Fades the drawing out behind the story's name and the buttons. */
  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    height: 7rem;
    background: linear-gradient(var(--background) 70%, transparent);

    @media ${low} {
      height: 5rem;
    }
  }
  /* Fades the drawing out behind the text. */
  @media (not ${upToLarge}), ${low} {
    &::after {
      content: '';
      position: absolute;
      inset: 0 0 0 60%;
      background: linear-gradient(to right, transparent, var(--background) 15%);
    }
  }
  ${whenMotionAllowed(css`
    &[data-direction] {
      animation: ${comeAcross} 0.5s ${restEasing};
    }
    &[data-direction='back'] {
      animation-name: ${comeBackAcross};
    }
    > * {
      transform: translateX(calc(var(--dragged) * 40vw));
    }
    &:not([data-dragged]) > * {
      transition: transform 0.25s ${restEasing};
    }
  `)}
`;
