import styled, { css } from 'styled-components';
import type { Story } from '../content/types';
import { rises } from '../motion/keyframes';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { low, upToLarge } from '../theme/breakpoints';
import { factsOf } from '../story/tile-facts';
import { Label } from '../ui/Label';
import { textOf, type Card } from './cards';

interface Props {
  card: Card;
  story: Story | undefined;
}

export function TourWords({ card, story }: Props) {
  return (
    <Words data-card={card.says}>
      <Label>{card.title}</Label>
      <p>{unbroken(textOf(card, story))}</p>
      {card.says === 'problem' && (
        <small>
          {factsOf(card.story.tile)
            .map(([, fact]) => fact)
            .join(' · ')}
        </small>
      )}
    </Words>
  );
}

/** Keeps a range such as 18–24 on one line. */
const unbroken = (text: string) => text.replaceAll('–', '\u2060–\u2060');

const Words = styled.div`
  z-index: 1;

  ${Label} ~ p {
    margin-top: 1rem;
    font: 700 clamp(1.3rem, min(1.2rem + 1.7vw, 5vh), 3.1rem) / 1.08 var(--display);
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
  small {
    display: block;
    margin-top: 1.2rem;
    font-size: var(--body);
    font-weight: 500;
  }
  @media (height <= 620px) {
    ${Label} ~ p,
    small {
      margin-top: 0.4rem;
    }
  }
  @media ${upToLarge} and (not ${low}) {
    min-height: 8.5rem;
    padding-inline: var(--side);
  }
  ${whenMotionAllowed(css`
    > * {
      ${rises}
    }
  `)}
`;
