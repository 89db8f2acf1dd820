import { memo, useCallback, useRef } from 'react';
import styled from 'styled-components';
import { fieldName } from '../../field-name';
import { kinds } from '../content-items';
import type { ContentItem } from '../../contract';
import { ErrorMessage } from '../ErrorMessage';
import { Frame, Label } from '../site';
import { useDesk } from '../use-desk';
import { ItemPanel } from './ItemPanel';
import { useIsUnsaved } from './use-typed';

interface Props {
  item: ContentItem;
  isSelected: boolean;
  isPointed: boolean;
  isUnseen: boolean;
  describes: string | undefined;
  onPoint: (key: string | undefined) => void;
  onSelect: (key: string | undefined) => void;
  /** Selects another item, which may not be in the list yet, such as a new copy. */
  onOpen: (key: string) => void;
  onDone: (key: string) => void;
}

export const ItemRow = memo(function ItemRow({
  item,
  isSelected,
  isPointed,
  isUnseen,
  describes,
  onPoint,
  onSelect,
  onOpen,
  onDone,
}: Props) {
  const { writing, refused } = useDesk();
  const { key, kind } = item;
  const isWriting = writing.has(key);
  const isUnsaved = useIsUnsaved(key);
  const refusal = refused.get(key);
  const line = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    onSelect(undefined);
    line.current?.focus();
  }, [onSelect]);

  return (
    <Item
      data-key={key}
      data-pointed={isPointed || undefined}
      data-selected={isSelected || undefined}
      data-describes={describes && ''}
      aria-busy={isWriting}
      onPointerEnter={() => onPoint(key)}
    >
      <button
        ref={line}
        type="button"
        aria-expanded={isSelected}
        onFocus={() => onPoint(key)}
        onClick={() => onSelect(isSelected ? undefined : key)}
      >
        <Swatch data-kind={kind} />
        <span>
          <Label as="span">
            {kinds[kind].one} · {fieldName(item.field)}
          </Label>
          {!isSelected && <Text>{item.text || 'Empty'}</Text>}
          {isWriting && <Note role="status">Saving …</Note>}
          {isUnsaved && !isSelected && <Note>Not saved yet</Note>}
          {describes && <Note>Describes {describes}, and is replaced with it</Note>}
          {isUnseen && (
            <Note>
              Not visible as text on this page, but perhaps on another or in search results
            </Note>
          )}
        </span>
      </button>
      {isSelected && <ItemPanel item={item} onDone={onDone} onClose={close} onOpen={onOpen} />}
      {refusal && (
        <Why>
          <ErrorMessage>{refusal}</ErrorMessage>
        </Why>
      )}
      {isSelected && <Frame />}
    </Item>
  );
});

const Item = styled.li`
  --frame-gap: -5px;
  position: relative;
  border-bottom: var(--hairline);
  /* Without this margin, the list's sticky header would cover a row that scrolls into view. */
  scroll-margin-top: var(--title);
  content-visibility: auto;
  contain-intrinsic-size: auto 5rem;

  &[data-selected] {
    background: var(--paper);
    content-visibility: visible;
  }
  &[data-pointed] {
    background: var(--paper-2);
  }
  &[data-describes] > button {
    padding-left: 2.5rem;
  }
  &[aria-busy='true'] > button > i {
    opacity: 0.4;
  }
  > button {
    display: flex;
    gap: 0.8rem;
    width: 100%;
    padding: 0.8rem 1.25rem;
    border: 0;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  > button > span {
    min-width: 0;
  }
  > button:focus-visible {
    outline-offset: -4px;
  }
  > button > i {
    margin-top: 2px;
  }
`;

const Why = styled.div`
  padding: 0 1.25rem 1.25rem;
`;

const Text = styled.span`
  display: -webkit-box;
  margin-top: 0.2rem;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Note = styled.small`
  display: block;
  margin-top: 0.2rem;
  color: var(--ink-2);
  font-size: 0.875rem;
`;

/** A sample of the outline that outlines.ts draws around items of a kind. */
export const Swatch = styled.i`
  flex: none;
  width: 20px;
  height: 14px;
  border: var(--stroke) solid var(--accent);

  &[data-kind='draft'] {
    border-style: dashed;
  }
  &[data-kind='question'] {
    border: 4px double var(--accent);
  }
  &[data-kind='placeholder'] {
    border-width: 4px;
    border-image: repeating-linear-gradient(-45deg, var(--accent) 0 2px, transparent 2px 5px) 4;
  }
  &[data-kind='text'] {
    border: 1px dotted var(--ink-2);
  }
  [aria-pressed='true'] > & {
    border-color: currentColor;
  }
  [aria-pressed='true'] > &[data-kind='placeholder'] {
    border-image-source: repeating-linear-gradient(-45deg, currentColor 0 2px, transparent 2px 5px);
  }
`;
