import { startTransition, useEffect, useState } from 'react';
import styled from 'styled-components';
import { inspect } from '../content/inspect';
import { Label } from '../ui/Label';
import { designNames } from 'virtual:design-names';
import { hexOf, type NamedColor } from './colors';
import { factsOf, type Facts } from './facts';
import { List, Made, Row } from './Rows';
import { shownSelection, subscribe } from './selection';

export function ElementFacts() {
  const { facts, byKeyboard } = useFacts();
  if (!facts) {
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
    <>
      <div aria-live={byKeyboard ? 'polite' : 'off'}>
        <Label>
          {[facts.role, facts.isHidden && inspect.decorative].filter(Boolean).join(', ')}
        </Label>
        <Name>{facts.name ? `“${facts.name}”` : facts.title}</Name>
      </div>
      <List>
        {facts.lacksName && <Row name="Name">{inspect.noName}</Row>}
        <Row name="Size">{facts.size}</Row>
        {facts.layout && <Row name="Layout">{facts.layout}</Row>}
        {facts.padding && <Row name="Padding">{facts.padding}</Row>}
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
      {file && <Made file={file} />}
    </>
  );
}

const refreshEvery = 1000;

interface Shown {
  facts?: Facts;
  byKeyboard?: boolean;
}

const read = (): Shown => {
  const { first, byKeyboard } = shownSelection();
  return { facts: first?.isConnected ? factsOf(first, designNames) : undefined, byKeyboard };
};

/** Facts about the selected element, read again regularly: the window, the theme, and animations change them. */
function useFacts(): Shown {
  const [shown, show] = useState(read);
  useEffect(() => {
    const update = () => {
      const next = read();
      // A transition renders in a separate task, which keeps this one short.
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
