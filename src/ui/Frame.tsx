import styled from 'styled-components';

/**
 * The site's one ornament: an outline with four handles around what the story is about right now.
 * Stands in a positioned parent; `--frame-gap` is its distance from the parent's edge.
 */
export function Frame({ className }: { className?: string }) {
  return (
    <Outline className={className} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </Outline>
  );
}

const Outline = styled.span`
  position: absolute;
  inset: calc(-1 * var(--frame-gap, 0px));
  border: 1.5px solid var(--frame, var(--accent));
  pointer-events: none;

  > i {
    position: absolute;
    width: 9px;
    height: 9px;
    background: var(--handle, var(--paper));
    border: 1.5px solid var(--frame, var(--accent));
  }
  > i:nth-of-type(odd) {
    left: -5px;
  }
  > i:nth-of-type(even) {
    right: -5px;
  }
  > i:nth-of-type(-n + 2) {
    top: -5px;
  }
  > i:nth-of-type(n + 3) {
    bottom: -5px;
  }

  @media print {
    display: none;
  }
`;
