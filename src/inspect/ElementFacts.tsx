import { startTransition, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { inspect } from '../content/inspect';
import { Label } from '../ui/Label';
import { designNames } from 'virtual:design-names';
import { hexOf, type NamedColor } from './colors';
import { CssRules } from './CssRules';
import { factsOf, type Facts } from './facts';
import { tagOf } from './elements';
import { List, SourceLink, Row } from './Rows';
import { select, shownSelection, subscribe } from './selection';

export function ElementFacts() {
  const { element, facts, byKeyboard } = useFacts();
  const box = useRef<HTMLDivElement>(null);
  if (!element || !facts) {
    const isTouchOnly = !matchMedia('(any-pointer: fine)').matches;
    return (
      <>
        <h3>{isTouchOnly ? inspect.touchHint : inspect.hint}</h3>
        <p>{isTouchOnly ? inspect.touch : inspect.keys}</p>
      </>
    );
  }
  const { type, text, ground, fill, focus, file } = facts;
  return (
    <div ref={box}>
      <Head>
        <div aria-live={byKeyboard ? 'polite' : 'off'}>
          <Label>
            {[facts.role, facts.isHidden && inspect.decorative, facts.isHovered && inspect.hovered]
              .filter(Boolean)
              .join(', ')}
          </Label>
          <Name>{facts.name ? `“${facts.name}”` : facts.title}</Name>
        </div>
        <Copy element={element} facts={() => box.current} />
      </Head>
      <List>
        {facts.lacksName && <Row name="Name">{inspect.noName}</Row>}
        {facts.path.length > 0 && (
          <Row name="Inside">
            <Path>
              {facts.path.map((outer, index) => (
                <li key={index}>
                  <button type="button" onClick={() => select({ first: outer, isPinned: true })}>
                    {tagOf(outer)}
                  </button>
                  {index < facts.path.length - 1 && <span aria-hidden>/</span>}
                </li>
              ))}
            </Path>
          </Row>
        )}
        <Row name="Size">{facts.size}</Row>
        {facts.picture && <Row name="File">{facts.picture}</Row>}
        {facts.layout && <Row name="Layout">{facts.layout}</Row>}
        {facts.margin && <Row name="Margin">{facts.margin}</Row>}
        {facts.padding && <Row name="Padding">{facts.padding}</Row>}
        {facts.border && (
          <Row name="Border">
            {facts.border.widths} <Swatch {...facts.border} />
          </Row>
        )}
        {facts.radius && <Row name="Radius">{facts.radius}</Row>}
        {type && (
          <Row name="Type">
            {type.style}
            <br />
            {type.font}
            <br />
            {type.value}
          </Row>
        )}
        {text && (
          <Row name="Text">
            <Swatch {...text} />
          </Row>
        )}
        {ground && (
          <Row name="Ground">
            <Swatch {...ground} />
          </Row>
        )}
        {fill && (
          <Row name="Fill">
            <Swatch {...fill} />
          </Row>
        )}
        {facts.contrast && <Row name="Contrast">{facts.contrast}</Row>}
        <Row name="Focus">{focus ? `${focus.place} of ${focus.of}` : inspect.notInOrder}</Row>
        {facts.moves.length > 0 && <Row name="Moves">{facts.moves.join('; ')}</Row>}
      </List>
      <CssRules element={element} />
      {file && <SourceLink file={file} />}
    </div>
  );
}

const refreshEvery = 1000;

interface Shown {
  element?: Element;
  facts?: Facts;
  byKeyboard?: boolean;
}

const read = (): Shown => {
  const { first, byKeyboard } = shownSelection();
  return first?.isConnected
    ? { element: first, facts: factsOf(first, designNames), byKeyboard }
    : {};
};

/** Reads the facts again every second, because resizing, the theme, and animations change them. */
function useFacts(): Shown {
  const [shown, show] = useState(read);
  useEffect(() => {
    const update = () => {
      const next = read();
      // React renders a transition in a task of its own, so this task stays short.
      startTransition(() => show(next));
    };
    const afterTransition = ({ target }: TransitionEvent) => {
      if (target === shownSelection().first) update();
    };
    const unsubscribe = subscribe(update);
    const timer = setInterval(update, refreshEvery);
    addEventListener('transitionend', afterTransition);
    return () => {
      unsubscribe();
      clearInterval(timer);
      removeEventListener('transitionend', afterTransition);
    };
  }, []);
  return shown;
}

const Swatch = ({ name, rgba }: NamedColor) => (
  <>
    <Square style={{ background: `rgb(${rgba.slice(0, 3).join(' ')} / ${rgba[3]})` }} />
    {name && `${name} `}
    <Value>{hexOf(rgba)}</Value>
  </>
);

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.75rem;
  align-items: start;
`;

const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;

  span {
    margin-inline: 0.4em;
    color: var(--ink-2);
  }
`;

const Name = styled.h3`
  && {
    margin: 0.25rem 0 0.7rem;
    font-size: 1.375rem;
    line-height: 1.12;
    overflow-wrap: anywhere;
  }
`;

const Square = styled.i`
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-right: 0.5rem;
  border: 1px solid var(--line);
  vertical-align: -2px;
  forced-color-adjust: none;
`;

const Value = styled.span`
  color: var(--ink-2);
  font-weight: 400;
`;

interface CopyProps {
  element: Element;
  facts: () => HTMLElement | null;
}

function Copy({ element, facts }: CopyProps) {
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
