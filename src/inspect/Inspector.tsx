import {
  Component,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { inspect as words } from '../content/inspect';
import { inspect } from '../content/shell';
import { listen } from './input';
import { setInspect } from './inspecting';
import { beside, makeRoom } from './make-room';
import { Overlay } from './Overlay';
import { PanelBar, parts, Tabs } from './Tabs';
import { ignoreEvent } from './vitals';

export const Inspector = () => (
  <InspectErrorBoundary>
    <Tools />
  </InspectErrorBoundary>
);

function Tools() {
  useLayoutEffect(() => {
    ignoreEvent();
    return () => void ignoreEvent();
  }, []);
  useLayoutEffect(makeRoom, []);
  useLayoutEffect(() => listen(() => setInspect('off')), []);
  return (
    <>
      <Panel />
      <Overlay />
    </>
  );
}

class InspectErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch() {
    setInspect('failed');
  }

  override render() {
    return !this.state.broken && this.props.children;
  }
}

const subscribe = (notify: () => void) => {
  const media = matchMedia(beside);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

const isBeside = () => matchMedia(beside).matches;

function Panel() {
  const wide = useSyncExternalStore(subscribe, isBeside);
  const panel = useRef<HTMLElement>(null);
  const leave = () => setInspect('off');

  // The cleanup of a layout effect runs before React removes the panel, so it still finds the focus
  // in the panel.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const own = panel.current;
    return () => {
      if (own?.contains(document.activeElement) && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <Aside ref={panel} data-inspect aria-label={inspect.name}>
      {wide ? (
        <>
          <PanelBar>
            <h2>{inspect.name}</h2>
            <PageWidth />
            <button type="button" aria-label={words.leave} onClick={leave}>
              <kbd>I</kbd>
              <kbd>Esc</kbd>
            </button>
          </PanelBar>
          {parts.map(({ name, Content }) => (
            <section key={name}>
              <Content />
            </section>
          ))}
        </>
      ) : (
        <Tabs onLeave={leave} />
      )}
    </Aside>
  );
}

function PageWidth() {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width));
    const page = document.getElementById('root');
    if (page) observer.observe(page);
    return () => observer.disconnect();
  }, []);
  return <small>{width !== undefined && words.pageWidth(Math.round(width))}</small>;
}

const Aside = styled.aside`
  --focus: var(--accent);
  position: fixed;
  z-index: 11;
  inset: auto 0 0;
  max-height: var(--inspect-sheet);
  border-top: var(--rule);
  background: var(--paper);
  color: var(--ink);
  overflow: hidden auto;
  overscroll-behavior: contain;
  contain: content;

  @media ${beside} {
    inset: 0 0 0 auto;
    width: var(--inspect-side);
    max-height: none;
    border-top: 0;
    border-left: var(--rule);
    contain: strict;
  }
  /* The last section, the timeline of a scene, sticks to the bottom: its slider stays in view. */
  @media ${beside} and (height >= 800px) {
    > section:last-child {
      position: sticky;
      bottom: 0;
      max-height: 36%;
      margin-top: -1px;
      border-top: var(--hairline);
      background: var(--paper);
      overflow: auto;
    }
  }
  > section {
    padding: 0.9rem 1.25rem 1.1rem;
    border-bottom: var(--hairline);
  }
  > :empty {
    display: none;
  }
  h3 {
    font-size: 1.125rem;
  }
  section > p,
  details > p {
    margin-top: 0.4rem;
    font-size: 0.90625rem;
    line-height: 1.45;
  }
  dd button {
    padding: 0;
    border: 0;
    background: none;
    font-weight: 500;
    text-align: left;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  summary,
  strong {
    display: list-item;
    padding: 0.5rem 0;
    border-top: var(--hairline);
    font-size: 0.90625rem;
    font-weight: 600;
    line-height: 1.35;
  }
  strong {
    display: block;
    padding-bottom: 0;
  }
  @media print {
    display: none;
  }
`;
