import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { pageAddress } from '../api';
import { sizes, type Look, LiveFrame } from '../LiveFrame';
import { type Kind, openKinds, countOf } from '../content-items';
import { announceReload } from '../stale';
import type { ContentItem } from '../../contract';
import { Outlines, type Pointed } from '../outlines';
import { refine, useDeskRoute } from '../desk-route';
import { useBox } from '../use-box';
import { useDesk } from '../use-desk';
import { Toggle } from '../DeskButton';
import { Field } from '../Field';

interface Props {
  path: string;
  items: readonly ContentItem[];
  outlined: ReadonlySet<Kind>;
  selected: string | undefined;
  pointed: Pointed | undefined;
  onPoint: (pointed: Pointed | undefined) => void;
  onSelect: (key: string) => void;
  onFound: (keys: ReadonlySet<string>) => void;
}

const ownTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export function PageView({
  path,
  items,
  outlined,
  selected,
  pointed,
  onPoint,
  onSelect,
  onFound,
}: Props) {
  const { state, reloads } = useDesk();
  const route = useDeskRoute();
  const { asked } = route;
  const [box, room] = useBox();
  const frame = useRef<HTMLIFrameElement>(null);
  const [outlines, setOutlines] = useState<Outlines>();
  const look: Look = {
    size: asked.size === 'phone' ? 'phone' : 'desktop',
    theme: asked.theme === 'light' || asked.theme === 'dark' ? asked.theme : ownTheme(),
  };
  const isPicking = asked.use !== 'visit';
  const screen = sizes[look.size];
  const width = Math.floor(Math.min(room.width, screen.width));

  const heard = useRef({ onPoint, onSelect, onFound });
  useEffect(() => {
    heard.current = { onPoint, onSelect, onFound };
  });

  const attach = useCallback(({ contentWindow }: HTMLIFrameElement) => {
    if (!contentWindow) return;
    setOutlines(
      new Outlines(contentWindow, {
        onPoint: (key) => heard.current.onPoint(key ? { key, from: 'page' } : undefined),
        onPick: (key) => heard.current.onSelect(key),
        onFound: (keys) => heard.current.onFound(keys),
      }),
    );
  }, []);
  useEffect(() => () => outlines?.end(), [outlines]);

  useEffect(() => outlines?.show(items, outlined), [outlines, items, outlined]);
  useEffect(() => outlines?.setPicking(isPicking), [outlines, isPicking]);
  useEffect(() => {
    // The page scrolls to the selected item, but not while the owner points at an item in the page,
    // or at another item in the list.
    const scrolls = !pointed || (pointed.from === 'list' && pointed.key === selected);
    outlines?.frame(pointed?.key ?? selected, scrolls);
  }, [outlines, pointed, selected]);

  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (reloads > 0 && page) announceReload(page);
  }, [reloads]);

  // A timer reads the path of the page in the frame, because `pushState` fires no event.
  useEffect(() => {
    const window = frame.current?.contentWindow;
    const here = new URL(pageAddress(path), location.href).pathname;
    if (window && window.location.pathname !== here && window.location.protocol !== 'about:') {
      window.location.replace(here);
    }
    let hasArrived = false;
    const watching = setInterval(() => {
      const shown = frame.current?.contentWindow?.location.pathname;
      if (shown === here) hasArrived = true;
      // Until the frame has loaded the page at `path`, `shown` is the former page. Without
      // `hasArrived`, the route would change back to that page.
      if (!shown || !hasArrived || shown === here) return;
      const page = state.pages.find(
        (one) => new URL(pageAddress(one.path), location.href).pathname === shown,
      );
      if (page && page.path !== path) refine(route, { page: page.path, mark: '' });
    }, 500);
    return () => clearInterval(watching);
  }, [path, route, state.pages]);

  return (
    <View aria-label="The page">
      <PageBar path={path} look={look} isPicking={isPicking} />
      <Room ref={box}>
        {width > 0 && (
          <LiveFrame
            key={Object.values(look).join(' ')}
            ref={frame}
            path={path}
            name={state.pages.find((page) => page.path === path)?.name ?? path}
            look={look}
            width={width}
            height={room.height}
            onShow={attach}
          />
        )}
      </Room>
    </View>
  );
}

const View = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
`;

const Room = styled.div`
  display: grid;
  place-items: start center;
  overflow: clip;
  background: var(--paper-2);
`;

interface PageBarProps {
  path: string;
  look: Look;
  isPicking: boolean;
}

function PageBar({ path, look, isPicking }: PageBarProps) {
  const { state } = useDesk();
  const route = useDeskRoute();
  const left = (page: string) =>
    openKinds.reduce((sum, kind) => sum + countOf(state.items, kind, page), 0);
  const isPhone = look.size === 'phone';
  const isDark = look.theme === 'dark';
  const toggles = [
    ['size', 'Phone', isPhone, isPhone ? 'desktop' : 'phone'],
    ['theme', 'Dark', isDark, isDark ? 'light' : 'dark'],
    ['use', 'Follow links', !isPicking, isPicking ? 'visit' : ''],
  ] as const;
  return (
    <Bar>
      <Field>
        <span className="visually-hidden">Page</span>
        <select
          value={route.asked.page ?? path}
          onChange={({ target }) => refine(route, { page: target.value, mark: '' })}
        >
          {state.pages.map((page) => (
            <option key={page.path} value={page.path}>
              {page.name} ({left(page.path)} left)
            </option>
          ))}
        </select>
      </Field>
      {toggles.map(([name, label, isOn, value]) => (
        <Toggle
          key={name}
          type="button"
          aria-pressed={isOn}
          onClick={() => refine(route, { [name]: value })}
        >
          {label}
        </Toggle>
      ))}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  gap: 0.6rem 0.9rem;
  align-items: center;
  padding: 0.35rem 1.5rem;
  border-bottom: var(--hairline);

  > label {
    flex: 0 1 15rem;
    min-width: 6rem;
  }
  select {
    font-weight: 600;
  }
`;
