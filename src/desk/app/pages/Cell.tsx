import { useRef, type CSSProperties } from 'react';
import styled from 'styled-components';
import { nameOfLook, sizes, type Look } from '../cells';
import { LiveFrame } from '../LiveFrame';
import { Frame, Label } from '../site';
import { percent } from './percent';
import { useLive } from './use-live';

interface Props {
  path: string;
  name: string;
  look: Look;
  height: number;
  /** Share of pixels that differ from the other revision, if known. */
  difference: number | undefined;
  onOpen: () => void;
}

/** A small page, live while near the screen. */
export function Cell({ path, name, look, height, difference, onOpen }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const { live, onLoad } = useLive(item);
  const screen = sizes[look.size];
  const width = Math.round((height * screen.width) / screen.height);
  const differs = difference !== undefined && difference > 0;
  return (
    <Item ref={item} style={{ '--width': `${width}px` } as CSSProperties}>
      <Picture style={{ height }}>
        {/* A picture of the page, until it is opened. */}
        <div inert>
          {live && <LiveFrame path={path} name={name} look={look} width={width} onLoad={onLoad} />}
        </div>
        <button type="button" onClick={onOpen}>
          <span className="visually-hidden">
            Open {name}, {nameOfLook(look)}
          </span>
          <Frame />
        </button>
        {differs && <Differs>≠ {percent(difference)}</Differs>}
      </Picture>
      <Label>
        {look.theme}, {look.motion === 'on' ? 'moving' : 'still'}
      </Label>
    </Item>
  );
}

const Item = styled.li`
  width: var(--width);

  > p {
    margin-top: 0.7rem;
  }
`;

const Picture = styled.div`
  position: relative;
  background: var(--paper-2);
  outline: 1px solid var(--line);

  button {
    position: absolute;
    inset: 0;
    width: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: zoom-in;
  }
  button:not(:hover, :focus-visible) > span:last-child {
    display: none;
  }
`;

const Differs = styled.b`
  position: absolute;
  inset: auto 0.5rem 0.5rem auto;
  padding: 0.15rem 0.6rem;
  background: var(--ink);
  color: var(--paper);
  font: 500 0.8125rem/1.5 var(--mono);
  pointer-events: none;
`;
