import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  type Kind,
  kindNames,
  openKinds,
  everyPage,
  filterItems,
  kinds,
  countOf,
} from '../content-items';
import { refine, useDeskRoute } from '../desk-route';
import { DeskButton, Toggle } from '../DeskButton';
import { upToMedium } from '../site';
import { useDesk } from '../use-desk';
import type { Pointed } from '../outlines';
import { Field } from '../Field';
import { ItemList } from './ItemList';
import { PageView } from './PageView';
import { Swatch } from './ItemRow';

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

  /** This page's items come first: of items at the same place, a click selects the first one. */
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

interface Props {
  path: string;
  count: number;
}

function ItemFilters({ path, count }: Props) {
  const { state } = useDesk();
  const route = useDeskRoute();
  const { asked } = route;
  const page = asked.all === 'yes' ? undefined : path;
  return (
    <Filters>
      <Kinds role="group" aria-label="Kind">
        {kindNames.map((kind) => (
          <Toggle
            key={kind}
            type="button"
            aria-pressed={asked.kind === kind}
            onClick={() => refine(route, { kind: asked.kind === kind ? '' : kind })}
          >
            <Swatch data-kind={kind} />
            {kinds[kind].many}
            <b>{countOf(state.items, kind, page)}</b>
          </Toggle>
        ))}
      </Kinds>
      <Field>
        <span className="visually-hidden">Find words</span>
        <input
          type="search"
          placeholder="Find words"
          value={asked.words ?? ''}
          onChange={({ target }) => refine(route, { words: target.value })}
        />
      </Field>
      <Toggle
        type="button"
        aria-pressed={!page}
        onClick={() => refine(route, { all: page ? 'yes' : '' })}
      >
        All pages
      </Toggle>
      <p role="status">{count === 1 ? '1 shown' : `${count} shown`}</p>
    </Filters>
  );
}

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.7rem 1rem;
  align-items: center;
  padding: 0.7rem 1.25rem 0.9rem;
  border-bottom: var(--hairline);

  > label {
    width: 100%;
  }
  > p {
    margin-left: auto;
    color: var(--ink-2);
    font-size: 0.9375rem;
  }
`;

const Kinds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: 0.4rem;
  width: 100%;

  b {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    font-weight: 500;
    color: var(--ink-2);
  }
  [aria-pressed='true'] b {
    color: inherit;
  }
`;
