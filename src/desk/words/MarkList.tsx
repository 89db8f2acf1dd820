import { useCallback, useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { byPage, type NamedMark } from '../marks';
import { useDesk } from '../use-desk';
import { MarkItem } from './MarkItem';
import type { Pointed } from './pointed';

interface Props {
  marks: readonly NamedMark[];
  path: string;
  /** Those that are to be seen in the page, once that is known. */
  found: ReadonlySet<string> | undefined;
  selected: string | undefined;
  pointed: Pointed | undefined;
  onPoint: (pointed: Pointed | undefined) => void;
  onSelect: (key: string | undefined) => void;
}

/** The marks by page, in the order of the sources. */
export function MarkList({ marks, path, found, selected, pointed, onPoint, onSelect }: Props) {
  const { state } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => byPage(marks), [marks]);

  const follow = useCallback((key: string | undefined) => {
    const item = key && list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (item) item.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  useEffect(() => {
    if (pointed?.from === 'page') follow(pointed.key);
  }, [pointed, follow]);
  useEffect(() => follow(selected), [selected, follow]);

  const coming = useRef<string>(undefined);
  useEffect(() => {
    if (!selected || coming.current !== selected) return;
    coming.current = undefined;
    const item = list.current?.querySelector(`[data-key="${CSS.escape(selected)}"]`);
    item?.querySelector('button')?.focus();
  }, [selected]);

  /** When one is done, the next is at hand, for the keyboard as well. */
  const next = useCallback(
    (key: string) => {
      const at = marks.findIndex((mark) => mark.key === key);
      const after = marks[at + 1] ?? marks[at - 1];
      coming.current = after?.key;
      onSelect(after?.key);
    },
    [marks, onSelect],
  );
  const point = useCallback(
    (key: string | undefined) => onPoint(key ? { key, from: 'list' } : undefined),
    [onPoint],
  );

  if (marks.length === 0) return <Empty>Nothing of this kind is left here.</Empty>;
  return (
    <List ref={list} onPointerLeave={() => point(undefined)}>
      {groups.map(([page, ofPage]) => (
        <section key={page} aria-label={page}>
          <h2>{state.pages.find((one) => one.path === page)?.name ?? page}</h2>
          <ul>
            {ofPage.map((mark) => (
              <MarkItem
                key={mark.key}
                mark={mark}
                isSelected={mark.key === selected}
                isPointed={mark.key === pointed?.key}
                isUnseen={
                  page === path && mark.kind !== 'question' && found?.has(mark.key) === false
                }
                onPoint={point}
                onSelect={onSelect}
                onDone={next}
              />
            ))}
          </ul>
        </section>
      ))}
    </List>
  );
}

const List = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  padding-bottom: 40vh;

  h2 {
    position: sticky;
    z-index: 1;
    top: 0;
    padding: 0.9rem 1.25rem 0.7rem;
    border-bottom: var(--rule);
    background: var(--paper);
    font-size: 1.125rem;
    letter-spacing: -0.02em;
  }
`;

const Empty = styled.p`
  padding: 2rem 1.25rem;
  color: var(--ink-2);
`;
