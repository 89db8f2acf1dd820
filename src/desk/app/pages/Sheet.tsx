import styled from 'styled-components';
import {
  useRef,
  type CSSProperties,
  useCallback,
  useEffect,
  useState,
  type RefObject,
} from 'react';
import { looks, nameOfLook, sizes, type Look, LiveFrame } from '../LiveFrame';
import { useBox } from '../use-box';
import { useDesk } from '../use-desk';
import { addressOf } from '../desk-route';
import { Frame, Label, observeVisibility } from '../site';
import { FirstSteps } from './FirstSteps';

const gap = 24;
const sumOfRatios = looks
  .map(({ size }) => sizes[size].width / sizes[size].height)
  .reduce((sum, ratio) => sum + ratio);

export function Sheet() {
  const { state } = useDesk();
  const [box, { width }] = useBox();
  const pages = state.pages.filter(({ path }) => path.startsWith('/'));
  const height = Math.max(160, Math.floor((width - 3 * gap - 16) / sumOfRatios));
  return (
    <Main tabIndex={-1}>
      <h1 className="visually-hidden">Pages</h1>
      <FirstSteps />
      <div ref={box}>
        {width > 0 &&
          pages.map(({ path, name }) => (
            <Page key={path} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {looks.map((look) => (
                  <Cell
                    key={nameOfLook(look)}
                    path={path}
                    name={name}
                    look={look}
                    height={height}
                  />
                ))}
              </ul>
            </Page>
          ))}
      </div>
    </Main>
  );
}

const Main = styled.main`
  padding: 0 1.5rem 4rem;
`;

const Page = styled.section`
  margin-top: 2.5rem;
  border-top: var(--rule);

  h2 {
    padding: 0.9rem 0 1.1rem;
    font-size: var(--h3);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${gap}px;
  }
`;

interface Props {
  path: string;
  name: string;
  look: Look;
  height: number;
}

function Cell({ path, name, look, height }: Props) {
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

const unloadDelay = 2000;
const longestTurn = 8000;

const atOnce = 2;
const loading = new Set<() => void>();
const waiting = new Set<() => void>();

function next() {
  for (const begin of waiting) {
    if (loading.size >= atOnce) return;
    waiting.delete(begin);
    loading.add(begin);
    begin();
  }
}

export function takeTurn(begin: () => void): () => void {
  waiting.add(begin);
  next();
  return () => {
    waiting.delete(begin);
    loading.delete(begin);
    next();
  };
}

/**
 * `live` becomes true when it is the page's turn to load, and false after the page has left the
 * screen. The caller must call `onShow` when the page is shown, so that the next page may load.
 */
function useLive(ref: RefObject<Element | null>): { live: boolean; onShow: () => void } {
  const [live, setLive] = useState(false);
  const endTurn = useRef<() => void>(undefined);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let leaving: ReturnType<typeof setTimeout>;
    let late: ReturnType<typeof setTimeout>;
    const leave = () => {
      clearTimeout(late);
      endTurn.current?.();
      endTurn.current = undefined;
      setLive(false);
    };
    const come = () => {
      clearTimeout(leaving);
      endTurn.current ??= takeTurn(() => {
        setLive(true);
        late = setTimeout(() => endTurn.current?.(), longestTurn);
      });
    };
    const stop = observeVisibility(
      element,
      (visible) => {
        if (visible) come();
        else leaving = setTimeout(leave, unloadDelay);
      },
      '120px',
    );
    return () => {
      stop();
      clearTimeout(leaving);
      leave();
    };
  }, [ref]);

  return { live, onShow: useCallback(() => endTurn.current?.(), []) };
}
