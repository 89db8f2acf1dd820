import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { type Kind, kindNames, openKinds, everyPage, filterItems } from '../content-items';
import { refine, useDeskRoute } from '../desk-route';
import { DeskButton } from '../DeskButton';
import { upToMedium } from '../site';
import { useDesk } from '../use-desk';
import { ItemFilters } from './ItemFilters';
import { ItemList } from './ItemList';
import { PageView } from './PageView';
import type { Pointed } from '../outlines';

export function Workbench() {
  const { state } = useDesk();
  const route = useDeskRoute();
  const { asked } = route;
  const page = state.pages.find(({ path }) => path === (asked.page ?? '/')) ?? state.pages[0];
  const path = page?.path ?? '/';
  const all = asked.all === 'yes';
  const kind = kindNames.find((name) => name === asked.kind);
  const [pointed, setPointed] = useState<Pointed>();
  const [found, setFound] = useState<ReadonlySet<string>>();

  const listed = useMemo(() => {
    const ofPage = (of?: string) =>
      filterItems(state.items, { page: of, kind, words: asked.words });
    if (all) return ofPage();
    return path === everyPage ? ofPage(path) : [...ofPage(path), ...ofPage(everyPage)];
  }, [state.items, kind, asked.words, all, path]);

  const outlined = useMemo<ReadonlySet<Kind>>(() => new Set(kind ? [kind] : openKinds), [kind]);

  /** Items of this page come first, so that a click prefers them to others in the same place. */
  const inPage = useMemo(
    () =>
      state.items.toSorted((one, other) => Number(other.page === path) - Number(one.page === path)),
    [state.items, path],
  );

  const open = useMemo(
    () =>
      listed.some(({ key }) => key === asked.mark)
        ? undefined
        : state.items.find(({ key }) => key === asked.mark),
    [listed, state.items, asked.mark],
  );
  const select = useCallback((key: string | undefined) => refine(route, { mark: key }), [route]);
  const side = useRef<HTMLElement>(null);
  const [picks, setPicks] = useState(0);
  const pick = useCallback(
    (key: string) => {
      select(key);
      setPicks((count) => count + 1);
    },
    [select],
  );
  useEffect(() => {
    if (picks === 0) return;
    const row = side.current?.querySelector('[data-selected]');
    const field = row?.querySelector('textarea') ?? row?.querySelector('button');
    field?.focus({ preventScroll: true });
  }, [picks]);

  return (
    <Bench aria-label="Words">
      <h1 className="visually-hidden">Words and pictures</h1>
      <Skip type="button" onClick={() => side.current?.querySelector('button')?.focus()}>
        Skip to the page’s words
      </Skip>
      <PageView
        path={path === everyPage ? '/' : path}
        items={inPage}
        outlined={outlined}
        selected={asked.mark}
        pointed={pointed}
        onPoint={setPointed}
        onSelect={pick}
        onFound={setFound}
      />
      <Side ref={side} aria-label="Words and pictures">
        <ItemFilters path={path} count={listed.length} />
        <ItemList
          items={listed}
          open={open}
          path={path}
          found={found}
          selected={asked.mark}
          pointed={pointed}
          onPoint={setPointed}
          onSelect={select}
        />
      </Side>
    </Bench>
  );
}

const Skip = styled(DeskButton)`
  position: absolute;
  z-index: 3;
  inset: 0.5rem auto auto 0.5rem;

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const Bench = styled.main`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) clamp(20rem, 32vw, 29rem);

  @media screen and ${upToMedium} {
    grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 1fr);
  }
`;

const Side = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  border-left: var(--rule);

  @media screen and ${upToMedium} {
    border: 0;
    border-top: var(--rule);
  }
`;
