import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { owner } from '../content/owner';
import { navigation } from '../content/shell';
import { Frame } from '../ui/Frame';
import { Icon } from '../ui/Icon';
import { useIsCurrent } from './current-page';
import { Mark } from './Mark';

const wide = '(min-width: 761px)';

/** The overlay with the navigation's links on small screens: a modal dialog, so that the page behind it rests. */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const isCurrent = useIsCurrent();
  const close = () => dialog.current?.close();

  useEffect(() => {
    const leave = () => dialog.current?.close();
    const width = matchMedia(wide);
    width.addEventListener('change', leave);
    addEventListener('popstate', leave);
    return () => {
      width.removeEventListener('change', leave);
      removeEventListener('popstate', leave);
    };
  }, []);

  return (
    <>
      <Toggle
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label="Menu"
        onClick={() => {
          if (!dialog.current?.open) dialog.current?.showModal();
          setOpen(true);
        }}
      >
        <Icon name="menu" size="22px" />
      </Toggle>
      <Overlay ref={dialog} aria-label="Menu" onClose={() => setOpen(false)}>
        <Top>
          <span>
            <Mark />
            {owner.siteName}
          </span>
          <Toggle type="button" aria-label="Close menu" aria-expanded="true" onClick={close}>
            <Icon name="close" size="20px" />
          </Toggle>
        </Top>
        <nav aria-label="Menu">
          <ol>
            {navigation.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} aria-current={isCurrent(to) ? 'page' : undefined} onClick={close}>
                  <span>
                    {label}
                    {isCurrent(to) && <Frame />}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      </Overlay>
    </>
  );
}

const Toggle = styled.button`
  display: none;
  width: 48px;
  height: 48px;
  place-items: center;
  padding: 0;
  border: 1.5px solid currentColor;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;

  @media screen and (max-width: 760px) {
    display: grid;
  }
  @media (scripting: none) {
    display: none;
  }
  [data-scripts='failed'] & {
    display: none;
  }
`;

const Overlay = styled.dialog`
  --accent: var(--night-accent);
  --paper: var(--night);
  width: 100%;
  height: 100vh;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: max(22px, env(safe-area-inset-top)) max(var(--gutter), env(safe-area-inset-right))
    max(26px, env(safe-area-inset-bottom)) max(var(--gutter), env(safe-area-inset-left));
  border: 0;
  background: var(--night);
  color: var(--on-night);
  overflow: auto;
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
  }
  nav {
    margin-block: auto;
    padding-block: 1.5rem;
  }
  ol {
    counter-reset: entry;
    display: grid;
    gap: 0.35rem;
  }
  /* A phone that lies on its side has width to spare, but no height. */
  @media (max-height: 460px) and (orientation: landscape) {
    nav {
      padding-block: 0.75rem;
    }
    ol {
      grid-auto-flow: column;
      grid-template-rows: auto auto;
    }
  }
  li {
    counter-increment: entry;
  }
  a {
    display: flex;
    align-items: baseline;
    gap: 1rem;
    font: 700 clamp(2.4rem, 14vw, 3.4rem) / 1.12 var(--display);
    letter-spacing: -0.04em;
    text-decoration: none;
  }
  a::before {
    content: counter(entry, decimal-leading-zero);
    width: 1.6rem;
    font: 500 0.75rem/1 var(--mono);
    letter-spacing: 0.02em;
    color: var(--on-night-2);
  }
  a > span {
    position: relative;
    padding-inline: 0.08em;
  }
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;

  > span {
    display: flex;
    gap: 0.7rem;
    align-items: center;
    font: 600 1.05rem/1 var(--display);
  }
`;
