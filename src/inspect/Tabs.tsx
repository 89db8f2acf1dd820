import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { inspect as words } from '../content/inspect';
import { inspect } from '../content/shell';
import { Icon } from '../ui/Icon';
import { ElementFacts } from './ElementFacts';
import { isOwn } from './elements';
import { Scene } from './Timeline';
import { Visit } from './Visit';
import { beside } from './make-room';

export const parts: { name: string; Content: ComponentType<{ isAlone?: boolean }> }[] = [
  { name: words.element, Content: ElementFacts },
  { name: words.visit.title, Content: Visit },
  { name: words.scene.title, Content: Scene },
];

export function Tabs({ onLeave }: { onLeave: () => void }) {
  const [chosen, choose] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { Content } = parts[chosen] ?? { Content: ElementFacts };

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
      <PanelBar>
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
      </PanelBar>
      <section role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        <Content isAlone />
      </section>
    </>
  );
}

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

export const PanelBar = styled.div`
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
    gap: 0.5rem;
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
