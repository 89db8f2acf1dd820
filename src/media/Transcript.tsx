import styled from 'styled-components';

/** What is seen in a silent film, for those who want to read it. */
export function Transcript({ of, children }: { of: string; children: string }) {
  return (
    <Disclosure>
      <summary>
        Transcript <span className="visually-hidden">of {of}</span>
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
    cursor: pointer;

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

  /* Paper cannot be opened. */
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
