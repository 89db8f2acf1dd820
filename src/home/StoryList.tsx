import type { RefObject } from 'react';
import styled, { css } from 'styled-components';
import { storyTiles } from '../cases/tiles';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import type { useCarousel } from '../story/carousel';
import { upToMedium } from '../theme/breakpoints';
import { withScripts } from '../theme/scripts';
import { Frame } from '../ui/Frame';
import { Icon } from '../ui/Icon';
import { opensFrom, sharedElement } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';
import { Cover } from './CoverFrame';

interface Props {
  list: RefObject<HTMLOListElement | null>;
  active: number;
  /** The index of the card that the carousel shows. */
  shown: number;
  near: boolean;
  onActivate: (row: number, by: 'pointer' | 'focus') => void;
  scroller: ReturnType<typeof useCarousel>['scroller'];
}

export function StoryList({ list, active, shown, near, onActivate, scroller }: Props) {
  return (
    <List
      ref={list}
      // Without this, Firefox would make the scroller a tab stop in addition to its links.
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
              {index === shown && <Frame />}
            </Background>
            <strong>
              {tile.name.slice(0, lastWordOf(tile.name))}
              {/* Keeps the arrow on the same line as the last word. */}
              <span>
                {tile.name.slice(lastWordOf(tile.name))}
                {index === active && <Icon name="arrowRight" />}
              </span>
            </strong>{' '}
            <span>{tile.outcome}</span>
          </SiteLink>
        </li>
      ))}
    </List>
  );
}

const lastWordOf = (name: string) => name.lastIndexOf(' ') + 1;

const Background = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 4 / 3;

  img {
    width: 100%;
  }
  /* The cover's frame. Only the carousel shows it. */
  img + span {
    display: none;
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
    grid-template: 'name outcome' / minmax(0, 1fr) fit-content(clamp(8.75rem, 12.9vw, 11.6rem));
    gap: 1.25rem;
    align-items: center;
    padding-block: 0.9rem 0.95rem;
  }
  strong {
    font-size: clamp(1.6rem, 3.06vw, 2.75rem);
    line-height: 1.02;
    letter-spacing: var(--display-tracking);
  }
  /* The arrow takes no space, so that a story's name wraps the same with and without it. */
  @container (min-width: 29rem) {
    strong span {
      white-space: nowrap;
    }
    strong svg {
      display: inline;
      position: absolute;
      width: 0.77em;
      height: 0.77em;
      margin: 0.14em 0 0 0.3em;
    }
  }
  strong + span {
    align-self: center;
    color: inherit;
    font-size: var(--small);
    line-height: 1.35;
    text-align: right;
  }
  li[data-active] {
    border-bottom-color: currentColor;
  }
`;

const deck = css`
  display: flex;
  gap: var(--gutter);
  margin-inline: calc(-1 * var(--gutter));
  margin-block: -12px;
  /* Includes space for the frame around the shown cover, so that the scroller does not clip it. */
  padding: 12px var(--gutter);
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
  ${Background} img + span {
    display: block;
  }
  /* Small enough for a long name to fit on one line. */
  strong {
    margin-top: 1.1rem;
    font-size: clamp(1.125rem, 5.1vw, 1.4rem);
  }
  strong + span {
    margin-top: 0.3rem;
  }
`;

const List = styled.ol`
  border-top: var(--stroke) solid currentColor;

  li {
    border-bottom: 1px solid var(--line);
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
  strong svg {
    display: none;
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
