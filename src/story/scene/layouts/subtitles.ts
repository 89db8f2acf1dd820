import styled, { css } from 'styled-components';
import { whenMotionAllowed } from '../../../motion/when-motion-allowed';
import { List } from '../Captions';
import { onWideScreens, Pinned, withPanel } from '../Pinned';
import { Row } from '../StopButtons';

export const chapterStyles = () => import('./subtitles.css?inline');

const scrubber = css`
  ${Row} {
    gap: 4px;
    background: color-mix(in oklab, var(--background) 70%, #000);

    /* Only looks like a play button, because scrolling plays the scene. */
    &::before {
      content: '';
      position: absolute;
      top: var(--play-top, 13px);
      left: calc(var(--play-left) + 4px);
      width: 16px;
      height: 18px;
      background: var(--ink);
      clip-path: polygon(0 0, 100% 50%, 0 100%);
    }

    button {
      flex: 1;
    }
    button::before,
    i {
      width: 100%;
      height: 3px;
      border: 0;
      background: var(--line);
    }
    i {
      background: var(--accent);
    }
    b {
      justify-self: end;
      width: 11px;
      height: 11px;
      border-color: var(--accent);
      background: var(--paper);
    }
  }
  ${List} {
    li > span {
      display: none;
    }
    h3 {
      color: var(--accent);
    }
  }
`;

export const Subtitles = styled(Pinned)`
  ${whenMotionAllowed(scrubber)}
  ${withPanel(css`
    ${Row} {
      --play-left: var(--gutter);
      margin: 0;
      padding: 0 var(--gutter) 0 calc(var(--gutter) + 38px);
    }
    ${List} {
      background: var(--deep);

      li {
        justify-items: center;
        text-align: center;
      }
      p {
        font-size: max(1.375rem, 3.1vw);
      }
    }
  `)}
  ${onWideScreens(css`
    ${List} {
      position: relative;
      align-self: end;
      justify-self: center;
      width: min(72rem, 84cqw);
      margin-bottom: 112px;

      li {
        display: block;
        align-self: end;
        justify-self: center;
        padding: 0.35em 0.8em 0.45em;
        background: var(--deep);
        font-size: max(1.25rem, 2.1cqw);
        line-height: 1.25;
        text-align: center;
        text-wrap: balance;
      }
      h3,
      p {
        display: inline;
        margin: 0;
        font-size: 1em;
        line-height: inherit;
      }
      h3 {
        margin-right: 0.5em;
      }
    }
    ${Row} {
      --play-left: var(--end);
      --play-top: 19px;
      align-self: end;
      margin: 0;
      padding: 6px var(--end) 26px calc(var(--end) + 44px);
    }
    ${Row} button::after {
      content: attr(aria-label);
      position: absolute;
      top: 34px;
      left: 0;
      font: 600 max(16px, 1.15cqw) / 1.2 var(--text);
    }
  `)}
`;
