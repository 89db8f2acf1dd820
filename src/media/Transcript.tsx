import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Outlives the component, so that Back restores the open transcripts. */
const leftOpen = new Set<string>();

export function Transcript({ of, children }: { of: string; children: string }) {
  const disclosure = useRef<HTMLDetailsElement>(null);

  // Not every browser prints the contents of closed details, so printing opens the details.
  useEffect(() => {
    const { current: details } = disclosure;
    if (!details) return undefined;
    let wasClosed = false;
    const open = () => {
      wasClosed ||= !details.open;
      details.open = true;
    };
    const closeAgain = () => {
      if (wasClosed) details.open = false;
      wasClosed = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', closeAgain);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', closeAgain);
    };
  }, []);

  return (
    <Disclosure
      ref={disclosure}
      open={leftOpen.has(of)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) leftOpen.add(of);
        else leftOpen.delete(of);
      }}
    >
      <summary>
        What it shows<span className="visually-hidden">: {of}</span>
      </summary>
      <p>{children}</p>
    </Disclosure>
  );
}

const Disclosure = styled.details`
  summary {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    width: fit-content;
    min-height: var(--target);
    color: var(--ink-2);
    font-weight: 500;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
    &::before {
      content: '+' / '';
      width: 0.6em;
      font: 500 1rem var(--mono);
    }
    &:hover {
      color: var(--ink);
    }
  }
  &[open] summary::before {
    content: '–' / '';
  }
  p {
    max-width: 41.3em;
    color: var(--ink-2);
  }

  /* Without scripts, this opens the transcript for print. */
  @media print {
    summary {
      display: none;
    }
    &::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;
