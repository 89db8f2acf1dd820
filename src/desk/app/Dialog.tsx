import { useEffect, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { openModal } from './site';

interface Props {
  title: string;
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** A confirmation dialog. */
export function Dialog({ title, ref, onClose, children }: Props) {
  useEffect(() => (ref.current ? openModal(ref.current) : undefined), [ref]);
  return (
    <Paper ref={ref} aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
    </Paper>
  );
}

const Paper = styled.dialog`
  width: min(44rem, 100vw - 3rem);
  max-height: calc(100dvh - 4rem);
  margin: auto;
  padding: 1.75rem 2rem 0;
  border: var(--rule);
  background: var(--paper);
  color: var(--ink);
  overflow: auto;

  &::backdrop {
    background: rgb(13 11 10 / 60%);
  }
  h2 {
    font-size: var(--h3);
  }
  h3 {
    font-size: 1.0625rem;
  }
  section {
    margin-top: 1.25rem;
    padding-top: 0.75rem;
    border-top: var(--hairline);
  }
  li {
    padding: 0.35rem 0;
  }
  > p {
    margin-top: 1rem;
    color: var(--ink-2);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0.7rem;
    /* The buttons stay visible below a long list. */
    position: sticky;
    bottom: 0;
    padding-block: 1.25rem;
    background: var(--paper);
  }
`;
