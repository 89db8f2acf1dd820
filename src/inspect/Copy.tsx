import { useState } from 'react';
import styled from 'styled-components';
import { inspect } from '../content/inspect';

interface CopyProps {
  element: Element;
  facts: () => HTMLElement | null;
}

export function Copy({ element, facts }: CopyProps) {
  const [last, setLast] = useState<{ of: Element; result: string }>();
  const copy = async () => {
    const text = [location.pathname, ...linesOf(facts())].join('\n');
    const result = await navigator.clipboard.writeText(text).then(
      () => inspect.copied,
      () => inspect.notCopied,
    );
    setLast({ of: element, result });
  };
  return (
    <Small type="button" aria-live="polite" onClick={() => void copy()}>
      {last?.of === element ? last.result : inspect.copy}
    </Small>
  );
}

const linesOf = (facts: HTMLElement | null): string[] =>
  [...(facts?.querySelectorAll('p, h3, dl > div') ?? [])].map((row) =>
    row.children.length > 0 ? Array.from(row.children, textOf).join(': ') : textOf(row),
  );

function textOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode()) words.push((texts.currentNode as Text).data.trim());
  return words.filter(Boolean).join(' ');
}

const Small = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  font-size: 0.8125rem;
  font-weight: 500;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
