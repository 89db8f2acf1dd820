import styled, { css } from 'styled-components';
import type { Story } from '../content/types';
import { rises } from '../motion/keyframes';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { low, upToLarge } from '../theme/breakpoints';
import { factsOf } from '../story/tile-facts';
import { Label } from '../ui/Label';
import { textOf } from './card-text';
import type { Card } from './cards';

interface Props {
  card: Card;
  story: Story | undefined;
}

/** A card's text. A story's first card also shows its facts, and its last card its main figure. */
export function TourWords({ card, story }: Props) {
  const figure = card.says === 'outcome' ? story?.header.impact?.[0] : undefined;
  return (
    <Words data-card={card.says}>
      <Label>{card.title}</Label>
      {figure && <strong aria-hidden="true">{figure.value}</strong>}
      <p data-after-figure={figure && ''}>{unbroken(textOf(card, story))}</p>
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
  strong {
    display: block;
    margin-top: 1rem;
    color: var(--case-accent);
    font: 700 clamp(2.4rem, min(1.5rem + 5.2vw, 8vh), 6.6rem) / 1 var(--display);
    letter-spacing: -0.04em;
  }
  ${Label} ~ p {
    margin-top: 1rem;
    font: 700 clamp(1.3rem, min(1.2rem + 1.7vw, 5vh), 3.1rem) / 1.08 var(--display);
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
  small {
    display: block;
    margin-top: 1.2rem;
    font-size: clamp(0.95rem, 0.9rem + 0.3vw, 1.15rem);
    font-weight: 500;
  }
  ${Label} ~ [data-after-figure] {
    font-size: clamp(1.15rem, min(1rem + 1.1vw, 4vh), 1.9rem);
    line-height: 1.15;
  }
  @media (height <= 620px) {
    strong,
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
