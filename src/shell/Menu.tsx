import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { siteName } from '../content/owner';
import { inspect } from '../content/shell';
import { InspectButton } from '../inspect/InspectButton';
import { restEasing } from '../motion/timing';
import { whenMotionAllowed } from '../motion/when-motion-allowed';
import { low, upToSmall } from '../theme/breakpoints';
import { withoutScripts } from '../theme/scripts';
import { Icon } from '../ui/Icon';
import { Term } from '../ui/Label';
import { openModal } from '../ui/modal';
import { RoundButton } from '../ui/Button';
import { SiteLogo } from './SiteLogo';
import { MenuLinks } from './MenuLinks';
import { menuButton } from './navigation/links';
import { useMenuEntry } from './navigation/menu-entry';
import { MotionSwitch, ThemeSwitch } from './PreferenceSwitch';

type More = typeof import('./menu.chunk');

let coming: Promise<More | undefined> | undefined;

const loadMore = () =>
  (coming ??= import('./menu.chunk').catch(() => {
    coming = undefined;
    return undefined;
  }));

export function Menu() {
  const icon = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const [open, setOpen] = useState(false);
  const [more, setMore] = useState<More>();
  const show = (isOpen: boolean) => {
    // The dialog closes before React renders. Otherwise, React would move focus back to the close
    // button in the dialog.
    if (!isOpen) dialog.current?.close();
    setOpen(isOpen);
  };
  const followInHistory = useMenuEntry(open, show);
  const turn = (isOpen: boolean) => {
    show(isOpen);
    followInHistory(isOpen);
  };
  const close = () => turn(false);
  const closeOnWideScreen = useEffectEvent(close);

  useLayoutEffect(() => {
    const button = icon.current;
    const box = dialog.current;
    if (!open || !button || !box) return undefined;
    const page = window.location.pathname;
    const follow = () => {
      const { top, right, width } = button.getBoundingClientRect();
      if (width === 0) return closeOnWideScreen();
      box.style.setProperty('--icon-top', `${Math.max(top, 0)}px`);
      box.style.setProperty('--icon-right', `${document.documentElement.clientWidth - right}px`);
    };
    box.style.cssText = '';
    follow();
    const release = openModal(box);
    void loadMore().then(setMore);
    addEventListener('resize', follow);
    return () => {
      removeEventListener('resize', follow);
      box.close();
      release();
      // Closing the dialog moves focus to the menu button. If the menu closes because a new page
      // opens, remove that focus at once. The new page later moves focus to its own heading.
      if (window.location.pathname !== page) button.blur();
    };
  }, [open]);

  return (
    <>
      <Toggle
        ref={icon}
        {...menuButton}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label="Menu"
        onPointerDown={() => void loadMore()}
        onFocus={() => void loadMore()}
        onClick={() => turn(true)}
      >
        <Icon name="menu" size="22px" />
      </Toggle>
      <Overlay
        ref={dialog}
        aria-label="Menu"
        onClose={({ currentTarget }) => turn(currentTarget.open)}
        onPointerDown={({ target, currentTarget }) => {
          pressedBeside.current = target === currentTarget;
        }}
        onPointerUp={() => {
          // While the menu opens, its close button is clipped, so a press on the button hits the
          // dialog itself. Such a press closes the menu, too.
          if (pressedBeside.current) close();
        }}
      >
        <Top>
          {more && <more.MenuDragHandle onAway={close} />}
          <Name>
            <SiteLogo />
            {siteName}
          </Name>
          <Toggle type="button" aria-label="Close menu" aria-expanded="true" onClick={close}>
            <Icon name="close" size="20px" />
          </Toggle>
        </Top>
        <Body>
          <MenuLinks />
          <ReservedSpace>
            {more && (
              <>
                <more.StoryCarousel open={open} />
                <more.MenuTour />
              </>
            )}
          </ReservedSpace>
          <Switches as="div">
            <div>
              <MotionSwitch />
              <ThemeSwitch />
            </div>
            <InspectButton label={inspect.name} onToggle={close} />
          </Switches>
        </Body>
      </Overlay>
    </>
  );
}

const Toggle = styled(RoundButton)`
  display: none;

  @media screen and ${upToSmall} {
    display: grid;
  }
  ${withoutScripts('display: none;')}
`;

const come = keyframes`
  from { clip-path: inset(100% 0 0); }
`;

const Overlay = styled.dialog`
  --accent: var(--night-accent);
  --focus: var(--night-accent);
  --label: var(--on-night-2);
  --paper: var(--night);
  --logo-fruit: initial;
  --logo-half: initial;
  --logo-leaf: initial;
  --side: max(var(--gutter), env(safe-area-inset-left), env(safe-area-inset-right));
  /*
   * Browsers set “position: fixed” only for open modal dialogs, so the menu would lose it while
   * its closing is animated.
   */
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100vh;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--night);
  box-shadow: 0 0 0 1px var(--night-line);
  color: var(--on-night);
  overflow: hidden;

  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: none;
  }
  &:not([open]) {
    pointer-events: none;
  }

  ${whenMotionAllowed(css`
    clip-path: inset(100% 0 0);
    transition: 0.15s ease-in allow-discrete;
    transition-property: clip-path, transform, display, overlay;

    &[open] {
      clip-path: inset(-1px);
      transition: transform 0.25s ${restEasing};
      animation: ${come} 0.22s ${restEasing};
    }
    &:not([open]) {
      flex-direction: column;
    }
  `)}
`;

/* The padding puts the close button exactly over the menu button. */
const Top = styled.div`
  position: relative;
  flex: none;
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: var(--icon-top, var(--nav-padding)) var(--icon-right, var(--side)) 10px var(--side);

  > button {
    position: relative;
  }
`;

const Name = styled.span`
  display: flex;
  gap: 0.7rem;
  align-items: center;
  font: 700 var(--small) / 1 var(--display);
  pointer-events: none;
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding: 0 var(--side) max(20px, env(safe-area-inset-bottom));
  overflow: hidden auto;
  overscroll-behavior: contain;

  > * {
    flex: none;
  }
`;

const ReservedSpace = styled.div`
  --card: min(max(50vw, 10.5rem), 78vw, 17rem);
  --card-height: calc(var(--card) * 3 / 4 + 4.3rem);
  min-height: calc(2 * var(--round-button) + var(--card-height) + 14px);

  @media screen and ${low} and (orientation: landscape) {
    --card: min(78vw, 17rem);
    --card-height: 6rem;
  }
`;

const Switches = styled(Term)`
  padding-top: 0.7rem;

  &,
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1rem;
  }
  > div {
    flex: 999 1 13.5rem;
  }
  > div > * {
    flex: 1 1 13.5rem;
  }
  > button {
    flex: 1 0 auto;
    margin: 0;
    padding: 0 0.8em;
    border: 1px solid var(--night-line);
  }
`;
