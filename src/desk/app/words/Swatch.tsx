import styled from 'styled-components';

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
