import type { RefObject } from 'react';
import styled, { css } from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import type { useCarousel } from '../story/carousel';
import { upToMedium } from '../theme/breakpoints';
import { withScripts } from '../theme/with-scripts';
import { opensFrom, sharedElement } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';
import type { useActiveRow } from './active-row';
import { Cover } from './Cover';

interface Props {
  list: RefObject<HTMLOListElement | null>;
  active: number;
  /** True once the covers may load. */
  near: boolean;
  onActivate: ReturnType<typeof useActiveRow>['activate'];
  scroller: ReturnType<typeof useCarousel>['scroller'];
}

/** The stories as rows beside the frame; on a phone, as a carousel of cards. */
export function StoryList({ list, active, near, onActivate, scroller }: Props) {
  return (
    <List
      ref={list}
      // Firefox would make the scroller itself a tab stop.
      tabIndex={-1}
      data-near={near || undefined}
      {...scroller}
    >
      {storyTiles.map(({ slug, tile, cover }, index) => (
        <li key={slug} data-active={index === active || undefined}>
          <SiteLink
            to={`/${slug}`}
            {...opensFrom(`/${slug}`, 'row', 'frame')}
            onPointerEnter={() => onActivate(index, 'pointer')}
            onFocus={({ currentTarget }) => {
              onActivate(index, 'focus');
              if (currentTarget.matches(':focus-visible')) {
                currentTarget.scrollIntoView({
                  inline: 'start',
                  block: 'nearest',
                  behavior: 'instant',
                });
              }
            }}
          >
            <Background
              {...sharedElement('row', `/${slug}`)}
              style={{ background: tile.colors.background, color: tile.colors.foreground }}
            >
              <Cover file={cover} sizes="min(77vw, 340px)" />
            </Background>
            <strong>{tile.name}</strong> <span>{tile.outcome}</span>
          </SiteLink>
        </li>
      ))}
    </List>
  );
}

const Background = styled.span`
  display: block;
  aspect-ratio: 4 / 3;

  img {
    width: 100%;
  }
  @media print {
    display: none;
  }
`;

const frameWithin = css`
  ${Background} {
    display: none;
  }
  li {
    container-type: inline-size;
  }
  a {
    grid-template: 'number name outcome' / 3rem minmax(0, 1fr) fit-content(42%);
    align-items: baseline;
    padding-block: 1.15rem;
  }
  a::before {
    content: counter(story, decimal-leading-zero);
    content: counter(story, decimal-leading-zero) / '';
  }
  strong + span {
    align-self: baseline;
    text-align: right;
    text-wrap: balance;
  }
  @container (max-width: 33rem) {
    a {
      grid-template: 'number name' '. outcome' / 3rem minmax(0, 1fr);
    }
    strong + span {
      text-align: left;
    }
  }
  [data-active] strong {
    color: var(--accent);
  }
`;

/* Narrower than the screen, so that the next card is partly visible. */
const deck = css`
  display: flex;
  gap: 14px;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  border: 0;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--gutter);
  scrollbar-width: none;

  li {
    flex: none;
    width: min(77vw, 340px);
    border: 0;
    scroll-snap-align: start;
  }
  a {
    display: block;
    height: 100%;
    padding: 0 0 0.4rem;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  strong {
    margin-top: 0.9rem;
    font-size: 1.35rem;
  }
  strong + span {
    margin-top: 0.3rem;
  }
`;

const List = styled.ol`
  border-top: var(--rule);
  counter-reset: story;

  li {
    border-bottom: var(--hairline);
    counter-increment: story;
    break-inside: avoid;
  }
  a {
    display: grid;
    grid-template: 'cover name' 1fr 'cover outcome' 1fr / 6rem minmax(0, 1fr);
    gap: 0.3rem 1.4rem;
    align-items: end;
    padding-block: 1rem;
    text-decoration: none;
  }
  a::before {
    grid-area: number;
    font: 500 0.75rem/1.4 var(--mono);
    color: var(--ink-2);
  }
  ${Background} {
    grid-area: cover;
    align-self: center;
  }
  strong {
    grid-area: name;
    display: block;
    font: 700 clamp(1.35rem, 1rem + 1.2vw, 2rem) / 1.1 var(--display);
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
  strong + span {
    grid-area: outcome;
    display: block;
    align-self: start;
    color: var(--ink-2);
    line-height: 1.4;
    text-wrap: balance;
  }

  ${withScripts(css`
    &:not([data-near]) img {
      display: none;
    }
    @media (not ${upToMedium}) {
      ${frameWithin}
    }
    @media ${upToMedium} {
      ${deck}
    }
  `)}
  ${whenMotionAllowed(css`
    scroll-behavior: smooth;
  `)}
  @media print {
    a {
      grid-template: 'name outcome' / minmax(0, 1fr) minmax(0, 1fr);
      align-items: baseline;
      padding-block: 1mm;
    }
    strong {
      font-size: 11pt;
    }
    strong + span {
      align-self: baseline;
    }
  }
`;
