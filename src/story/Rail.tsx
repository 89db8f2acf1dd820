import { useRef, type CSSProperties, type KeyboardEvent } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { upToMedium } from '../theme/breakpoints';
import { frameCornerOnLine } from '../ui/Frame';
import { SiteLink } from '../ui/SiteLink';
import { useChapterPosition } from './chapter-position';
import { progressOf } from './chapter-timeline';
import { indexAtKey, useChapterSteps, useKeepInView, useSceneBehind } from './rail-behavior';

interface Props {
  ids: readonly string[];
  titles: readonly string[];
  /** How many of the first chapters are side by side on the page on wide screens. */
  abreast: number;
}

export function Rail({ ids, titles, abreast }: Props) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const position = useChapterPosition(nav, ids);
  const goTo = useChapterSteps(ids, position);
  const sceneIsBehind = useSceneBehind(nav);
  const current = Math.min(position, ids.length - 1);
  useKeepInView(list, current);

  const stepFrom = (index: number) => (event: KeyboardEvent) => {
    const to = indexAtKey(event, index, ids.length);
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[to]?.focus({ preventScroll: true });
    goTo(to, { preventFocusReset: true });
  };

  return (
    <Nav
      ref={nav}
      aria-label="Chapters"
      data-scene-behind={sceneIsBehind || undefined}
      style={spanRows(ids.length - abreast + 1)}
    >
      {/* Without `tabIndex`, Firefox would make the list, which scrolls, a tab stop of its own. */}
      <ol ref={list} tabIndex={-1}>
        {ids.map((id, index) => (
          <li key={id} style={progressOf(id, index, abreast)}>
            <SiteLink
              to={`#${id}`}
              aria-current={index === current || undefined}
              onKeyDown={stepFrom(index)}
            >
              {titles[index]}
            </SiteLink>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const spanRows = (rows: number) => ({ '--rows': rows }) as CSSProperties;

/*
 * Grows a link's part of the progress line. Soon after its chapter starts, the line reaches the
 * middle of the link, where the current link has a square.
 */
const grow = keyframes`
  from { transform: var(--folded); }
  3% { transform: var(--half); }
  to { transform: none; }
`;

const select = keyframes`
  from { transform: scale(0); }
`;

const Nav = styled.nav`
  --accent: light-dark(color-mix(in oklab, var(--background) 65%, #000), var(--case-accent));
  position: sticky;
  top: var(--scroll-padding);
  align-self: start;
  /* Together, these align the top of the list with the top of the first chapters. */
  margin-top: calc(var(--below-brief) - 2.4rem);
  padding-top: 2.4rem;

  @media (not ${upToMedium}) {
    &[data-scene-behind] {
      z-index: 3;
      background: var(--tint);
    }
    &[data-scene-behind]:not(:focus-within) {
      opacity: 0;
      pointer-events: none;
    }
    a[aria-current] {
      font-weight: 700;
    }
  }

  ol {
    position: relative;
    border-left: var(--stroke) solid var(--line);
  }
  li {
    --folded: scaleY(0);
    --half: scaleY(0.5);
    position: relative;
  }
  /*
   * Each link's piece of the progress line. Where the animation "grow" does not run, the line ends
   * at the current link.
   */
  li::before {
    content: '';
    position: absolute;
    left: calc(-1 * var(--stroke));
    top: 0;
    bottom: 0;
    width: var(--stroke);
    background: var(--accent);
    transform: var(--folded);
    transform-origin: 0 0;
  }
  li:has(> [aria-current])::before {
    transform: var(--half);
  }
  li:has(~ li > [aria-current])::before {
    transform: none;
  }
  li:has(> [aria-current])::after {
    ${frameCornerOnLine}
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-left: 1rem;
    font-size: var(--small);
    font-weight: 500;
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  @media screen and ${upToMedium} {
    /* With this padding beside each title, all six titles fit on a phone 390px wide. */
    --beside: min(0.6rem, 1.3vw);
    position: static;
    height: var(--bar-height);
    margin-top: 2rem;
    /*
     * After the screen is turned, Chrome restores the position of the element at the top center. In
     * a sticky box, that fails. So the top of the bar is transparent for it.
     */
    padding: 2px 0 0;
    pointer-events: none;
    border-bottom: var(--hairline);
    background: var(--tint);

    ol {
      display: flex;
      height: 100%;
      padding: 0 var(--gutter);
      border: 0;
      overflow: auto hidden;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      pointer-events: auto;
      mask: linear-gradient(
        to right,
        transparent 10px,
        #000 var(--gutter) calc(100% - var(--gutter)),
        transparent calc(100% - 10px)
      );
    }
    li {
      --folded: scaleX(0);
      --half: scaleX(0.5);
      flex: none;
    }
    li::before {
      left: 0;
      right: -1px;
      top: auto;
      /* Keeps the line inside the bar, because a scene below the bar can have the line's color. */
      bottom: 4px;
      width: auto;
      height: var(--stroke);
      /* Without this, the current link's piece, which is scaled, could look thicker than others. */
      will-change: transform;
    }
    li:has(> [aria-current])::after {
      left: calc(50% - 4.5px);
      top: auto;
      bottom: 0;
    }
    a {
      height: 100%;
      padding-inline: var(--beside);
      font-size: var(--tag);
      outline-offset: -4px;
    }
    a:not([aria-current]) {
      color: var(--ink-2);
    }
    li:first-child a {
      margin-left: calc(-1 * var(--beside));
    }
  }
  /*
   * Without scripts, nothing scrolls the current link into view, so the list wraps. While scripts
   * load, it does not wrap, because the text below would move when they have loaded.
   */
  @media screen and ${upToMedium} and (scripting: none) {
    height: auto;
    ol {
      flex-wrap: wrap;
      margin-left: calc(-1 * var(--beside));
    }
    li:first-child a {
      margin-left: 0;
    }
  }
  @media print {
    display: none;
  }

  ${whenMotionAllowed(css`
    li:has(> [aria-current])::after {
      animation: ${select} 0.15s ease-out;
    }
    li::before {
      transition: transform 0.15s ease-out;
    }
    @supports ((animation-timeline: view()) and (animation-range: 0% 100%)) {
      @media screen and (not ${upToMedium}) {
        li::before {
          animation: ${grow} linear both;
          animation-timeline: var(--timeline);
          animation-range: cover var(--from, 0%) cover var(--to, 100%);
        }
      }
    }
  `)}
`;
