import { useCallback, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { byPage, describedPictures, everyPage, type NamedMark } from '../marks';
import { useDesk } from '../use-desk';
import { ConfirmAll } from './ConfirmAll';
import { MarkItem } from './MarkItem';
import type { Pointed } from './pointed';
import { ResumeForm } from './ResumeForm';

interface Props {
  marks: readonly NamedMark[];
  /** What is open and not among them, such as what was open in the page. */
  open: NamedMark | undefined;
  path: string;
  /** Those that are to be seen in the page, once that is known. */
  found: ReadonlySet<string> | undefined;
  selected: string | undefined;
  pointed: Pointed | undefined;
  onPoint: (pointed: Pointed | undefined) => void;
  onSelect: (key: string | undefined) => void;
}

/** The marks by page, in the order of the sources. */
export function MarkList(props: Props) {
  const { marks, open, path, found, selected, pointed, onPoint, onSelect } = props;
  const { state, writing, refused } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => byPage(marks), [marks]);
  const described = useMemo(() => describedPictures(state.marks), [state.marks]);
  const nameOf = (page: string) => state.pages.find((one) => one.path === page)?.name ?? page;

  const follow = useCallback((key: string | undefined) => {
    const item = key && itemIn(list.current, key);
    if (item) item.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (pointed?.from === 'page') follow(pointed.key);
  }, [pointed, follow]);
  useEffect(() => follow(selected), [selected, follow]);

  const now = useRef(selected);
  useEffect(() => {
    now.current = selected;
  }, [selected]);

  const coming = useRef<string>(undefined);
  useEffect(() => {
    if (!selected || coming.current !== selected) return;
    coming.current = undefined;
    itemIn(list.current, selected)?.querySelector('button')?.focus();
  }, [selected]);

  /** When one is done, the next of its page is at hand, for the keyboard as well; not if another was opened since. */
  const next = useCallback(
    (key: string) => {
      if (now.current !== key) return;
      const done = marks.find((mark) => mark.key === key);
      const left = marks.filter(
        (mark) => mark.page === done?.page && (mark.key === key || !writing.has(mark.key)),
      );
      const at = left.findIndex((mark) => mark.key === key);
      const after = left[at + 1] ?? left[at - 1];
      coming.current = after?.key;
      onSelect(after?.key);
      if (!after) list.current?.focus();
    },
    [marks, writing, onSelect],
  );
  const point = useCallback(
    (key: string | undefined) => onPoint(key ? { key, from: 'list' } : undefined),
    [onPoint],
  );

  const items = (of: readonly NamedMark[]) => (
    <ul>
      {of.map((mark) => (
        <MarkItem
          key={mark.key}
          mark={mark}
          isSelected={mark.key === selected}
          isPointed={mark.key === pointed?.key}
          isUnseen={
            mark.page === path && mark.kind !== 'question' && found?.has(mark.key) === false
          }
          isWriting={writing.has(mark.key)}
          refusal={refused.get(mark.key)}
          describes={described.get(mark.key)}
          onPoint={point}
          onSelect={onSelect}
          onDone={next}
        />
      ))}
    </ul>
  );

  return (
    <List ref={list} tabIndex={-1} onPointerLeave={() => point(undefined)}>
      {open && (
        <section aria-label="Open now">
          <header>
            <h2>Open now</h2>
          </header>
          {items([open])}
        </section>
      )}
      {path === everyPage && (
        <section aria-label="Resume">
          <header>
            <h2>Resume</h2>
          </header>
          <ResumeForm />
        </section>
      )}
      {!groups.some(([page]) => page === path) && (
        <section aria-label={path}>
          <header>
            <h2>{nameOf(path)}</h2>
          </header>
          <p role="status">Nothing of this kind is left here.</p>
        </section>
      )}
      {groups.map(([page, ofPage]) => (
        <section key={page} aria-label={page}>
          <header>
            <h2>{nameOf(page)}</h2>
            <ConfirmAll page={nameOf(page)} marks={ofPage} />
          </header>
          {items(ofPage)}
        </section>
      ))}
    </List>
  );
}

const itemIn = (list: HTMLElement | null, key: string) =>
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
