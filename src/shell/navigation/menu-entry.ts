import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { navigationController } from './controller';
import { optionsOf, type EntryOptions, type HistoryEntry } from './history-entry';

/**
 * Reads `history.state`, because React's location changes later than `history`, and may skip the
 * first of two quick navigations.
 */
const currentEntry = () => {
  const { key = 'default', usr } = (history.state ?? {}) as { key?: string; usr?: unknown };
  return { key, isMenu: optionsOf(usr).menu === true };
};

/**
 * The open menu has its own history entry, so that Back closes it. The menu opens and closes
 * immediately; the history follows, one navigation at a time. Call the returned function after
 * opening or closing the menu.
 */
export function useMenuEntry(open: boolean, onChange: (open: boolean) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const requested = useRef<'open' | 'closed'>(undefined);

  const follow = (isOpen: boolean) => {
    const { key, isMenu } = currentEntry();
    // If the keys differ, the latest navigation has not reached React yet. `onEntry` handles it.
    if (key !== location.key || isOpen === isMenu || requested.current) return;
    requested.current = isOpen ? 'open' : 'closed';
    const { pathname, search, hash } = location;
    const state: EntryOptions = { menu: true, preventScrollReset: true };
    void (isOpen ? navigate({ pathname, search, hash }, { state }) : navigate(-1));
  };

  const onEntry = useEffectEvent((from: HistoryEntry, to: HistoryEntry) => {
    const { key, isMenu } = currentEntry();
    if (key !== to.routerKey) return;
    const isExpected = requested.current === (isMenu ? 'open' : 'closed') && from.page === to.page;
    requested.current = undefined;
    if (isExpected) follow(open);
    else if (open !== isMenu) onChange(isMenu);
  });
  useEffect(() => navigationController.onEntry((from, to) => onEntry(from, to)), []);

  const closeOnBack = useEffectEvent(() => {
    if (!open || requested.current === 'closed' || currentEntry().isMenu) return;
    requested.current = undefined;
    onChange(false);
  });
  // After a reload, the menu is closed. If the current entry is still the open menu's, goes back.
  const leaveOldEntry = useEffectEvent(() => follow(false));
  useEffect(() => {
    leaveOldEntry();
    const listen = () => closeOnBack();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);

  return follow;
}
