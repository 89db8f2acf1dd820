import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import styled from 'styled-components';
import { inspect as words } from '../content/inspect';
import { inspect } from '../content/shell';
import { Icon } from '../ui/Icon';
import { ElementFacts } from './ElementFacts';
import { isOwn } from './elements';
import { setInspect } from './inspecting';
import { beside } from './make-room';
import { PageWidth } from './PageWidth';
import { Scene } from './Scene';
import { Visit } from './Visit';

const parts: { name: string; Content: ComponentType<{ isAlone?: boolean }> }[] = [
  { name: words.element, Content: ElementFacts },
  { name: words.visit.title, Content: Visit },
  { name: words.scene.title, Content: Scene },
];

const subscribe = (notify: () => void) => {
  const media = matchMedia(beside);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

const isBeside = () => matchMedia(beside).matches;

/** The panel next to the page, or in narrow windows a sheet at the bottom with a tab for each part. */
export function Panel() {
  const wide = useSyncExternalStore(subscribe, isBeside);
  const panel = useRef<HTMLElement>(null);
  const leave = () => setInspect('off');

  // In a layout effect, because the panel still has its focus when the effect ends.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const own = panel.current;
    return () => {
      // Focus inside the panel would be lost when it closes.
      if (own?.contains(document.activeElement) && opener instanceof HTMLElement) {
        opener.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <Aside ref={panel} data-inspect aria-label={inspect.name}>
      {wide ? (
        <>
          <Top>
            <h2>{inspect.name}</h2>
            <PageWidth />
            <button type="button" aria-label={words.leave} onClick={leave}>
              <kbd>I</kbd>
              <kbd>Esc</kbd>
            </button>
          </Top>
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

function Tabs({ onLeave }: { onLeave: () => void }) {
  const [chosen, choose] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { Content } = parts[chosen] ?? { Content: ElementFacts };

  // Shows the element that a click on the page selects.
  useEffect(() => {
    const showElement = ({ target }: Event) => {
      if (target instanceof Element && !isOwn(target)) choose(0);
    };
    addEventListener('click', showElement, true);
    return () => removeEventListener('click', showElement, true);
  }, []);

  const step = ({ key }: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!by) return;
    const next = (chosen + by + parts.length) % parts.length;
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <Top>
        <TabList ref={list} role="tablist" aria-label={inspect.name} onKeyDown={step}>
          {parts.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${index}`}
              aria-selected={index === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => choose(index)}
            >
              {name}
            </button>
          ))}
        </TabList>
        <button type="button" aria-label={words.leave} onClick={onLeave}>
          <Icon name="close" size="18px" />
        </button>
      </Top>
      <section role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        <Content isAlone />
      </section>
    </>
  );
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

const Top = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  gap: 1rem;
  justify-content: space-between;
  align-items: center;
  min-height: 52px;
  padding: 0 1.25rem;
  border-bottom: var(--hairline);
  background: var(--paper);

  @media ${beside} {
    min-height: 64px;
    border-bottom: var(--rule);
  }
  h2 {
    font-size: 1.625rem;
  }
  small {
    margin-right: auto;
    padding-top: 0.5em;
    color: var(--ink-2);
    white-space: nowrap;
  }
  > button {
    display: flex;
    flex: none;
    gap: 6px;
    align-items: center;
    justify-content: center;
    min-width: var(--target);
    min-height: var(--target);
    margin-right: -0.5rem;
    padding: 0 0.5rem;
    border: 0;
    background: none;
    cursor: pointer;
  }
  kbd {
    padding: 0 0.5em;
    border: var(--stroke) solid;
    font: 500 0.75rem/1.65 var(--mono);
  }
`;

const TabList = styled.div`
  display: flex;
  gap: clamp(0.7rem, 4vw, 1.4rem);

  button {
    min-height: 52px;
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.9375rem;
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
  }
  [aria-selected='true'] {
    text-decoration: underline 2px var(--accent);
    text-underline-offset: 0.35em;
  }
`;
