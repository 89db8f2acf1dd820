import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { keys } from '../content/keys';
import { upToTiny } from '../theme/breakpoints';
import { Icon } from '../ui/Icon';
import { openModal } from '../ui/modal';
import { RoundButton } from '../ui/Button';
import { switchShortcuts, useShortcutsOn } from '../ui/shortcuts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const on = useShortcutsOn();
  const id = useId();
  const close = () => dialog.current?.close();

  useEffect(() => {
    const release = dialog.current ? openModal(dialog.current) : undefined;
    const leave = () => dialog.current?.close();
    addEventListener('popstate', leave);
    return () => {
      removeEventListener('popstate', leave);
      release?.();
    };
  }, []);

  return (
    <Dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <Panel>
        <Top>
          <h2 id={id}>{keys.title}</h2>
          <RoundButton type="button" aria-label="Close" onClick={close}>
            <Icon name="close" size="20px" />
          </RoundButton>
        </Top>
        <dl>
          {keys.list.map((entry) => (
            <div key={entry.does}>
              <dt>
                {entry.keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{entry.does}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            checked={on}
            onChange={({ currentTarget }) => switchShortcuts(currentTarget.checked)}
            aria-describedby={`${id}-off`}
          />
          {keys.switch}
        </label>
        <p id={`${id}-off`}>{keys.off}</p>
      </Panel>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  --focus: var(--accent);
  width: min(30rem, 100% - 2 * var(--gutter));
  max-height: calc(100dvh - 2 * var(--gutter));
  margin: auto;
  padding: 0;
  border: var(--rule);
  background: var(--paper);
  color: var(--ink);
  font: 400 1rem/1.5 var(--text);
  letter-spacing: normal;
  text-transform: none;
  overscroll-behavior: contain;

  &::backdrop {
    background: rgb(13 11 10 / 60%);
  }
`;

const Panel = styled.div`
  padding: 1.5rem;

  dl {
    margin-top: 1.1rem;
    border-top: var(--rule);
  }
  dl > div {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: 0.4rem 1rem;
    align-items: baseline;
    padding: 0.7rem 0;
    border-bottom: var(--hairline);
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  kbd {
    min-width: 2rem;
    padding: 0.3rem 0.5rem;
    border: var(--stroke) solid var(--line);
    font: 500 var(--tag) / 1.2 var(--mono);
    text-align: center;
  }
  label {
    display: flex;
    gap: 0.8rem;
    align-items: center;
    min-height: var(--target);
    margin-top: 1rem;
    font-weight: 600;
    cursor: pointer;
  }
  input {
    width: 22px;
    height: 22px;
    accent-color: var(--accent);
    cursor: pointer;
  }
  p {
    margin-top: 0.2rem;
    color: var(--ink-2);
    font-size: var(--small);
  }

  @media screen and ${upToTiny} {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Top = styled.div`
  --round-button: var(--target);
  display: flex;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;

  h2 {
    font-size: var(--h3);
  }
`;
