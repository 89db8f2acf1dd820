import { useState } from 'react';
import styled from 'styled-components';
import { inspect } from '../content/inspect';
import { rulesOf } from './css-rules';

/** Calls `rulesOf` only while open, because `rulesOf` tests the element against every CSS rule. */
export function CssRules({ element }: { element: Element }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{inspect.rules}</summary>
      {isOpen && <Css>{rulesOf(element).join('\n')}</Css>}
    </details>
  );
}

const Css = styled.pre`
  padding-bottom: 0.5rem;
  font: 500 0.75rem/1.5 var(--mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
