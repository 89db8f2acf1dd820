import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { upToMedium } from '../../theme/breakpoints';
import type { Kind } from '../kinds';
import { kindNames, openKinds } from '../kinds';
import { filterMarks } from '../marks';
import { refine, usePlace } from '../place';
import { useDesk } from '../use-desk';
import { MarkFilters } from './MarkFilters';
import { MarkList } from './MarkList';
import { PageView } from './PageView';
import type { Pointed } from './pointed';

const everyPage = 'every page';

/** A page beside the list of its words and pictures that wait for the owner. */
export function Workbench() {
  const { state } = useDesk();
  const place = usePlace();
  const { asked } = place;
  const page = state.pages.find(({ path }) => path === (asked.page ?? '/')) ?? state.pages[0];
  const path = page?.path ?? '/';
  const all = asked.all === 'yes';
  const kind = kindNames.find((name) => name === asked.kind);
  const [pointed, setPointed] = useState<Pointed>();
  const [found, setFound] = useState<ReadonlySet<string>>();

  const listed = useMemo(() => {
    const ofPage = (of?: string) =>
      filterMarks(state.marks, { page: of, kind, words: asked.words });
    if (all) return ofPage();
    return path === everyPage ? ofPage(path) : [...ofPage(path), ...ofPage(everyPage)];
  }, [state.marks, kind, asked.words, all, path]);

  const outlined = useMemo<ReadonlySet<Kind>>(() => new Set(kind ? [kind] : openKinds), [kind]);

  /** Those of the page come first: where others say the same, a click means these. */
  const inPage = useMemo(
    () =>
      state.marks.toSorted((one, other) => Number(other.page === path) - Number(one.page === path)),
    [state.marks, path],
  );

  const select = useCallback(
    (key: string | undefined) => {
      const mark = state.marks.find((one) => one.key === key);
      const isOfPage = mark && (mark.page === path || mark.page === everyPage);
      const isListed = listed.some((one) => one.key === key);
      refine(place, {
        mark: key,
        // What is picked in the page is shown in the list, whatever the list was asked for.
        ...(mark && !isListed ? { kind: mark.kind, words: '', all: isOfPage ? '' : 'yes' } : {}),
      });
    },
    [state.marks, listed, place, path],
  );

  return (
    <Bench aria-label="Words">
      <h1 className="visually-hidden">Words and pictures</h1>
      <PageView
        path={path === everyPage ? '/' : path}
        marks={inPage}
        outlined={outlined}
        selected={asked.mark}
        pointed={pointed}
        onPoint={setPointed}
        onSelect={select}
        onFound={setFound}
      />
      <Side aria-label="Words and pictures">
        <MarkFilters path={path} count={listed.length} />
        <MarkList
          marks={listed}
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

const Bench = styled.main`
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
