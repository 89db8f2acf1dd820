import { useEffect, useRef, type CSSProperties } from 'react';
import styled from 'styled-components';
import { designNames } from 'virtual:design-names';
import { inspect } from '../content/inspect';
import { stopPositions } from '../motion/stage-keyframes';
import { Label } from '../ui/Label';
import { fileOf } from './design-names';
import { eachFrame } from './frames';
import { SourceLink } from './Rows';
import { progressIn, scrollSceneTo, useScene, type TimelineRow } from './scene';
import { select, useSelection } from './selection';

const words = inspect.scene;

const percent = (value: number) => `${value * 100}%`;

export function Scene({ isAlone }: { isAlone?: boolean }) {
  const found = useScene();
  if (!found) return isAlone && <p>{words.none}</p>;
  const { element, rows } = found;
  if (rows.length === 0) {
    return (
      <>
        <h3>{words.title}</h3>
        <p>{words.still}</p>
      </>
    );
  }
  const part = element.querySelector('[data-part]');
  const file = part ? fileOf(part, designNames) : undefined;
  return (
    <>
      <Timeline scene={element} rows={rows} />
      {file && <SourceLink file={file} />}
    </>
  );
}

export function Timeline({ scene, rows }: { scene: HTMLElement; rows: TimelineRow[] }) {
  const box = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLElement>(null);
  const scrubber = useRef<HTMLInputElement>(null);
  const { first } = useSelection();

  useEffect(() => {
    const [bars, label, input] = [box.current, status.current, scrubber.current];
    if (!bars || !label || !input) return undefined;
    let drawn = NaN;
    return eachFrame(() => {
      const progress = progressIn(scene);
      const shown = Math.round(Math.min(Math.max(progress, 0), 1) * 100);
      const text = progress < 0 ? words.before : progress > 1.001 ? words.after : words.at(shown);
      return () => {
        if (label.textContent !== text) label.textContent = text;
        // Compares with `drawn`, because a drag has already changed `input.value`, but has not
        // moved the vertical line (`--now`).
        if (shown === drawn) return;
        drawn = shown;
        input.value = String(shown);
        bars.style.setProperty('--now', `${shown}%`);
      };
    });
  }, [scene]);

  return (
    <>
      <Head>
        <h3>{words.title}</h3>
        <Label as="span" ref={status} />
      </Head>
      <Bars ref={box}>
        <Stops>
          {stopPositions.map((position, index) => (
            <i key={position} style={{ left: percent(position) }}>
              <small>{index + 1}</small>
            </i>
          ))}
          <input
            ref={scrubber}
            type="range"
            defaultValue={0}
            aria-label={words.timeline}
            onInput={({ currentTarget }) => scrollSceneTo(scene, Number(currentTarget.value) / 100)}
          />
        </Stops>
        {rows.map((row) => (
          <Bar
            key={row.name}
            row={row}
            isSelected={row.elements.some((element) => element === first)}
            onOpen={() => {
              scrollSceneTo(scene, row.opensAt);
              select({ first: row.elements[0], isPinned: true });
            }}
          />
        ))}
      </Bars>
    </>
  );
}

interface BarProps {
  row: TimelineRow;
  isSelected: boolean;
  onOpen: () => void;
}

function Bar({ row: { name, ranges, elements }, isSelected, onOpen }: BarProps) {
  const frame = () => select({ first: elements[0] });
  return (
    <button
      type="button"
      data-selected={isSelected || undefined}
      onPointerMove={({ movementX, movementY }) => {
        // Ignores a pointer at rest. This event also fires when the text above the bars changes its
        // height and moves another bar under the pointer.
        if (movementX || movementY) frame();
      }}
      onFocus={frame}
      onClick={onOpen}
    >
      <span>{name}</span>
      <u>
        {ranges.map(({ from, to }) => (
          <s
            key={from}
            style={{ left: percent(from), width: percent(to - from) } satisfies CSSProperties}
          />
        ))}
      </u>
    </button>
  );
}

const Head = styled.div`
  display: flex;
  gap: 1rem;
  align-items: baseline;
  justify-content: space-between;
`;

const Bars = styled.div`
  --names: 6.5rem;
  forced-color-adjust: none;
  position: relative;
  padding-right: 8px;

  > button {
    display: grid;
    grid-template-columns: var(--names) minmax(0, 1fr);
    align-items: center;
    width: 100%;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-2);
    font-size: 0.8125rem;
    line-height: 1.2;
    text-align: left;
    cursor: pointer;
  }
  span {
    padding-right: 0.4rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  u {
    position: relative;
    height: 7px;
    background: var(--paper-2);
  }
  s {
    position: absolute;
    top: 0;
    min-width: 2px;
    height: 7px;
    background: var(--ink);
  }
  > [data-selected] {
    color: var(--accent);
    font-weight: 600;
  }
  > [data-selected] s {
    background: var(--accent);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 44px 8px 0 var(--names);
    border-left: 1.5px solid var(--accent);
    translate: var(--now, 0%);
    pointer-events: none;
  }
`;

/*
 * The slider is wider than the line of stops by the width of its thumb, so that the center of the
 * thumb can reach both ends of the line.
 */
const Stops = styled.div`
  --thumb: 13px;
  position: relative;
  height: 48px;
  margin-left: var(--names);

  &::before {
    content: '';
    position: absolute;
    inset: auto 0 10px;
    border-bottom: var(--rule);
  }
  > i {
    position: absolute;
    bottom: 6px;
    width: 9px;
    height: 9px;
    margin-left: -4.5px;
    border: var(--stroke) solid var(--ink);
    background: var(--paper);
  }
  small {
    position: absolute;
    bottom: 14px;
    left: 0;
    font: 500 0.6875rem/1 var(--mono);
  }
  input {
    appearance: none;
    position: absolute;
    inset: auto calc(var(--thumb) / -2) -11px;
    width: calc(100% + var(--thumb));
    height: 44px;
    background: none;
    cursor: ew-resize;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    width: var(--thumb);
    height: var(--thumb);
    border-radius: 0;
    background: var(--accent);
  }
  input::-moz-range-thumb {
    width: var(--thumb);
    height: var(--thumb);
    border: 0;
    border-radius: 0;
    background: var(--accent);
  }
`;
