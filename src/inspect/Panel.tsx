import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { inspect as words } from '../content/inspect';
import { inspect } from '../content/shell';
import { ElementFacts } from './ElementFacts';
import { setInspect } from './inspecting';
import { beside } from './make-room';

const subscribe = (notify: () => void) => {
  const media = matchMedia(beside);
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
};

const isBeside = () => matchMedia(beside).matches;

export function Panel() {
  const wide = useSyncExternalStore(subscribe, isBeside);
  return (
    <Aside data-inspect aria-label={inspect.name}>
      <Top>
        {wide && <h2>{inspect.name}</h2>}
        <button type="button" aria-label={words.leave} onClick={() => setInspect('off')}>
          <kbd>I</kbd>
          <kbd>Esc</kbd>
        </button>
      </Top>
      <ElementFacts />
    </Aside>
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
  overflow: auto;
  overscroll-behavior: contain;

  @media ${beside} {
    inset: 0 0 0 auto;
    width: var(--inspect-side);
    max-height: none;
    border-top: 0;
    border-left: var(--rule);
  }
  > section {
    padding: 0.9rem 1.25rem 1.1rem;
    border-bottom: var(--hairline);
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
  justify-content: space-between;
  align-items: center;
  min-height: 64px;
  padding: 0 1.25rem;
  border-bottom: var(--rule);
  background: var(--paper);

  h2 {
    font-size: 1.625rem;
  }
  button {
    display: flex;
    gap: 6px;
    align-items: center;
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
