import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { upToSmall } from '../theme/breakpoints';
import { fourCorners } from '../ui/Frame';
import { setProbe } from './colors';
import { drawEachFrame } from './draw';
import { setRuler } from './facts';

const four = [0, 1, 2, 3];

export function Overlay() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current ? drawEachFrame(root.current) : undefined), []);
  return (
    <Layer ref={root} data-inspect aria-hidden="true">
      <Columns>
        {Array.from({ length: 12 }, (_, index) => (
          <i key={index} />
        ))}
      </Columns>
      <div data-mark="stops" />
      {four.map((index) => (
        <div key={index} data-mark="neighbor" hidden />
      ))}
      <div data-mark="other" hidden />
      <div data-mark="frame" hidden>
        <u />
        {four.map((index) => (
          <i key={index} />
        ))}
        <b />
      </div>
      {four.map((index) => (
        <div key={index} data-mark="line" hidden>
          <b />
        </div>
      ))}
      <span ref={setProbe} />
      <span ref={setRuler} />
    </Layer>
  );
}

const Layer = styled.div`
  --mark: var(--accent);
  --on-mark: var(--paper);
  position: fixed;
  z-index: 10;
  inset: 0 var(--inspect-side, 0px) 0 0;
  overflow: clip;
  contain: strict;
  will-change: transform;
  color: var(--on-mark);
  font: 500 0.75rem/1.5 var(--mono);
  white-space: pre;
  pointer-events: none;
  forced-color-adjust: none;

  &[data-color='night-accent'] {
    --mark: var(--night-accent);
    --on-mark: var(--night);
  }
  [hidden] {
    display: none;
  }
  [data-mark]:not([data-mark='stops']) {
    position: absolute;
    inset: 0 auto auto 0;
  }
  b {
    position: absolute;
    padding: 0 0.5em;
    background: var(--mark);
    font-weight: 500;
  }
  [data-mark='frame'] {
    outline: 2px solid var(--mark);

    > u {
      position: absolute;
      inset: 0;
      border: 0 solid color-mix(in srgb, var(--mark) 22%, transparent);
    }
    ${fourCorners}
    > i {
      border-color: var(--mark);
    }
    &[data-pinned] > i {
      background: var(--mark);
    }
    > b {
      right: 8px;
    }
    &[data-narrow] > b {
      right: auto;
      left: 64px;
    }
    &[data-label='above'] > b {
      bottom: calc(100% + 7px);
    }
    &[data-label='below'] > b {
      top: calc(100% + 7px);
    }
    &[data-label='in'] > b {
      top: 8px;
    }
  }
  [data-mark='other'] {
    outline: 2px dashed var(--mark);
  }
  [data-mark='neighbor'] {
    border: 1px dashed var(--mark);
  }
  [data-mark='line'] {
    background: var(--mark);

    &::before,
    &::after {
      content: '';
      position: absolute;
      background: var(--mark);
    }
    &[data-axis='x'] {
      min-height: 2px;

      &::before,
      &::after {
        top: -4px;
        left: 0;
        width: 2px;
        height: 10px;
      }
      &::after {
        left: auto;
        right: 0;
      }
      > b {
        top: 8px;
        left: 50%;
        transform: translateX(-50%);
      }
    }
    &[data-axis='y'] {
      min-width: 2px;

      &::before,
      &::after {
        left: -4px;
        top: 0;
        width: 10px;
        height: 2px;
      }
      &::after {
        top: auto;
        bottom: 0;
      }
      > b {
        left: 8px;
        top: calc(50% - 0.75em);
      }
    }
  }
  [data-mark='stops'] > i {
    position: absolute;
    inset: 0 auto auto 0;
    min-width: 19px;
    padding: 0 0.2em;
    border: var(--stroke) solid var(--ink);
    background: var(--paper);
    color: var(--ink);
    font: 500 0.6875rem/15px var(--mono);
    text-align: center;
  }
  @media print {
    display: none;
  }
`;

/* The columns are gray, because gray shows on both light and dark backgrounds. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;
  width: min(var(--page-width), 100% - 2 * var(--gutter));
  height: 100%;
  margin-inline: auto;

  > i {
    background: rgb(128 128 128 / 7%);
    border-inline: 1px solid rgb(128 128 128 / 32%);
  }
  @media screen and ${upToSmall} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;

    > i:nth-child(n + 5) {
      display: none;
    }
  }
`;
