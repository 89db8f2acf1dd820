import type { ContentItem } from '../../contract';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { byPage, describedPictures, everyPage } from '../content-items';
import { QuietDeskButton } from '../DeskButton';
import { useDesk } from '../use-desk';
import { ItemRow } from './ItemRow';
import type { Pointed } from '../outlines';
import { ResumeForm } from './FileForms';
import { useUnsaved } from './use-typed';

interface Props {
  items: readonly ContentItem[];
  /** The selected item, if a filter leaves it out of `items`. */
  open: ContentItem | undefined;
  path: string;
  /** Keys of the items visible on the page. Undefined until a page has loaded. */
  found: ReadonlySet<string> | undefined;
  selected: string | undefined;
  pointed: Pointed | undefined;
  onPoint: (pointed: Pointed | undefined) => void;
  onSelect: (key: string | undefined) => void;
}

export function ItemList(props: Props) {
  const { items, open, path, found, selected, pointed, onPoint, onSelect } = props;
  const { state, writing } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => byPage(items), [items]);
  const described = useMemo(() => describedPictures(state.items), [state.items]);
  const nameOf = (page: string) => state.pages.find((one) => one.path === page)?.name ?? page;

  const follow = useCallback((key: string | undefined) => {
    const row = key && rowIn(list.current, key);
    if (row) row.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (pointed?.from === 'page') follow(pointed.key);
  }, [pointed, follow]);
  const coming = useRef<string>(undefined);
  useEffect(() => {
    follow(selected);
    if (!selected || coming.current !== selected) return;
    coming.current = undefined;
    rowIn(list.current, selected)?.querySelector('button')?.focus();
  }, [selected, follow]);

  /**
   * Selects the item after `key` on the same page, or the one before it if `key` is the last. Does
   * nothing if `key` is no longer selected.
   */
  const next = useCallback(
    (key: string) => {
      if (!rowIn(list.current, key)?.hasAttribute('data-selected')) return;
      const done = items.find((item) => item.key === key);
      const left = items.filter(
        (item) => item.page === done?.page && (item.key === key || !writing.has(item.key)),
      );
      const at = left.findIndex((item) => item.key === key);
      const after = left[at + 1] ?? left[at - 1];
      coming.current = after?.key;
      onSelect(after?.key);
      if (!after) list.current?.focus();
    },
    [items, writing, onSelect],
  );
  const openNew = useCallback(
    (key: string) => {
      coming.current = key;
      onSelect(key);
    },
    [onSelect],
  );
  const point = useCallback(
    (key: string | undefined) => onPoint(key ? { key, from: 'list' } : undefined),
    [onPoint],
  );

  const rows = (of: readonly ContentItem[]) => (
    <ul>
      {of.map((item) => (
        <ItemRow
          key={item.key}
          item={item}
          isSelected={item.key === selected}
          isPointed={item.key === pointed?.key}
          isUnseen={
            item.page === path &&
            item.kind !== 'question' &&
            !notText.test(item.text) &&
            found?.has(item.key) === false
          }
          describes={described.get(item.key)}
          onPoint={point}
          onSelect={onSelect}
          onOpen={openNew}
          onDone={next}
        />
      ))}
    </ul>
  );

  const section = (title: string, content: ReactNode, of: readonly ContentItem[] = []) => (
    <section key={title} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <ConfirmAll items={of} />
      </header>
      {content}
    </section>
  );

  return (
    <List ref={list} tabIndex={-1} onPointerLeave={() => point(undefined)}>
      {open && section('Open now', rows([open]))}
      {path === everyPage && section('Resume', <ResumeForm />)}
      {!groups.some(([page]) => page === path) &&
        section(nameOf(path), <p role="status">Nothing to show here.</p>)}
      {groups.map(([page, of]) => section(nameOf(page), rows(of), of))}
    </List>
  );
}

/** The drafts are sent as one change, so that one Undo restores all of them. */
function ConfirmAll({ items }: { items: readonly ContentItem[] }) {
  const { change, writing } = useDesk();
  const unsaved = useUnsaved();
  const drafts = items.filter(
    ({ kind, closed, isPrompt, key }) =>
      kind === 'draft' && !closed && !isPrompt && !writing.has(key) && !unsaved.has(key),
  );
  if (drafts.length < 2) return null;
  return (
    <QuietDeskButton type="button" onClick={() => void change('confirm', drafts)}>
      Confirm all {drafts.length}
    </QuietDeskButton>
  );
}

const notText = /^(#|https?:|\S+@\S+$)/;

const rowIn = (list: HTMLElement | null, key: string) =>
  list?.querySelector(`[data-key="${CSS.escape(key)}"]`);

const List = styled.div`
  --title: 4rem;
  overflow: auto;
  overscroll-behavior: contain;
  padding-bottom: 40vh;
  outline-offset: -4px;

  header {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    gap: 0.5rem 1rem;
    align-items: center;
    justify-content: space-between;
    min-height: var(--title);
    padding: 0.4rem 1.25rem;
    border-bottom: var(--rule);
    background: var(--paper);
  }
  h2 {
    font-size: 1.125rem;
    letter-spacing: -0.02em;
  }
  section > p {
    padding: 1.5rem 1.25rem 2.5rem;
    color: var(--ink-2);
  }
`;
