import { useRef, type CSSProperties } from 'react';
import styled from 'styled-components';
import { addressOf } from '../desk-route';
import { nameOfLook, sizes, type Look } from '../looks';
import { LiveFrame } from '../LiveFrame';
import { Frame, Label } from '../site';
import { useLive } from './use-live';

interface Props {
  path: string;
  name: string;
  look: Look;
  height: number;
}

export function Cell({ path, name, look, height }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const { live, onShow } = useLive(item);
  const screen = sizes[look.size];
  const width = Math.round((height * screen.width) / screen.height);
  return (
    <Item ref={item} style={{ '--width': `${width}px` } as CSSProperties}>
      <Picture style={{ height }}>
        {/* The link covers the page, so nothing in the page may get focus. */}
        <div inert>
          {live && <LiveFrame path={path} name={name} look={look} width={width} onShow={onShow} />}
        </div>
        <a href={addressOf('words', { page: path, ...look })}>
          <span className="visually-hidden">
            {name}, {nameOfLook(look)}
          </span>
          <Frame />
        </a>
      </Picture>
      <Label>{look.theme}</Label>
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

  a {
    position: absolute;
    inset: 0;
  }
  a:not(:hover, :focus-visible) > span:last-child {
    display: none;
  }
`;
