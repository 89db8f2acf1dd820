import { useRef, useState, type CSSProperties, type Ref } from 'react';
import styled from 'styled-components';
import { pageAddress } from './api';
import { stale } from './stale';

export const sizes = {
  desktop: { label: 'Desktop', width: 1440, height: 900 },
  phone: { label: 'Phone', width: 390, height: 844 },
} as const;
type Size = keyof typeof sizes;
type Theme = 'light' | 'dark';

export interface Look {
  size: Size;
  theme: Theme;
}

export const looks: readonly Look[] = [
  { size: 'desktop', theme: 'light' },
  { size: 'phone', theme: 'light' },
  { size: 'desktop', theme: 'dark' },
  { size: 'phone', theme: 'dark' },
];

export const nameOfLook = ({ size, theme }: Look) => `${sizes[size].label}, ${theme}`;

interface Props {
  path: string;
  name: string;
  look: Look;
  width: number;
  height?: number;
  /** Called with each loaded frame. After a reload, called before the old frame is removed. */
  onShow?: (frame: HTMLIFrameElement) => void;
  ref?: Ref<HTMLIFrameElement>;
}

const longestWait = 3000;

export function LiveFrame({ path, name, look, width, height, onShow, ref }: Props) {
  const screen = sizes[look.size];
  const scale = width / screen.width;
  // `pages` has the visible page and, during a reload, also the new page, which is still loading.
  // `address` is what a frame loads first. A link followed inside the frame does not change it.
  const [pages, setPages] = useState([{ id: 0, address: pageAddress(path) }]);
  const shown = useRef<HTMLIFrameElement>(null);
  const style = {
    '--width': `${screen.width}px`,
    '--height': `${height ? height / scale : screen.height}px`,
    '--scale': scale,
  } as CSSProperties;

  const load = (frame: HTMLIFrameElement, id: number) => {
    frame.contentWindow?.addEventListener(stale, (event) => {
      event.preventDefault();
      const address = frame.contentWindow?.location.href ?? '';
      setPages(([first, last = first]) =>
        first && last ? [first, { id: last.id + 1, address }] : [],
      );
    });
    whenInPlace(frame, shown.current?.contentWindow?.scrollY ?? 0, () => {
      if (!frame.isConnected) return;
      onShow?.(frame);
      setPages((now) => (now.at(-1)?.id === id ? now.slice(-1) : now));
    });
  };

  return (
    <Screen style={style}>
      {pages.map(({ id, address }, index) => (
        <iframe
          key={id}
          ref={(frame) => {
            if (index === 0) shown.current = frame;
            if (index < pages.length - 1) return;
            if (typeof ref === 'function') ref(frame);
            else if (ref) ref.current = frame;
          }}
          aria-hidden={index > 0}
          name={`desk ${look.theme}`}
          src={address}
          title={`${name}, ${nameOfLook(look)}`}
          onLoad={({ currentTarget }) => load(currentTarget, id)}
        />
      ))}
    </Screen>
  );
}

function whenInPlace(frame: HTMLIFrameElement, y: number, done: () => void) {
  const begun = Date.now();
  const look = () => {
    const page = frame.contentWindow;
    const isThere = page && Math.abs(page.scrollY - y) < 2;
    const isReady = isThere && frame.contentDocument?.querySelector('main');
    if (isReady || Date.now() - begun > longestWait) return done();
    if (!isThere) page?.scrollTo({ top: y, behavior: 'instant' });
    setTimeout(look, 50);
  };
  look();
}

const Screen = styled.div`
  width: calc(var(--width) * var(--scale));
  height: calc(var(--height) * var(--scale));
  position: relative;
  overflow: clip;

  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    width: var(--width);
    height: var(--height);
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
  iframe[aria-hidden='true'] {
    visibility: hidden;
  }
`;
