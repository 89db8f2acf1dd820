import { useId } from 'react';
import styled from 'styled-components';
import { inspect } from '../content/inspect';
import { owner } from '../content/owner';
import { Label } from '../ui/Label';
import { designNames } from 'virtual:design-names';
import { hexOf, type NamedColor } from './colors';
import { factsOf } from './facts';
import { useSelection } from './selection';
import { sourceAddress } from './source';

/** Role and name, size, type, colors, motion, and the file of the selected element. */
export function ElementFacts() {
  const { first, byKeyboard } = useSelection();
  const id = useId();
  if (!first?.isConnected)
    return (
      <section>
        <p>{inspect.hint}</p>
      </section>
    );
  const facts = factsOf(first, designNames);
  const { type, text, ground, focus, file } = facts;
  return (
    <section aria-labelledby={id}>
      <div aria-live={byKeyboard ? 'polite' : 'off'}>
        <Label>
          {[facts.role, facts.isHidden && inspect.decorative].filter(Boolean).join(', ')}
        </Label>
        <Name id={id}>{facts.name ? `“${facts.name}”` : facts.title}</Name>
      </div>
      <List>
        {!facts.name && <Row name="Name">{inspect.noName}</Row>}
        <Row name="Size">{facts.size}</Row>
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
        {facts.contrast && <Row name="Contrast">{facts.contrast}</Row>}
        <Row name="Focus">{focus ? `${focus.place} of ${focus.of}` : inspect.notInOrder}</Row>
        {facts.moves.length > 0 && <Row name="Moves">{facts.moves.join('; ')}</Row>}
      </List>
      {file && <Made file={file} />}
    </section>
  );
}

const Row = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A color's token, and its value. */
const Swatch = ({ name, rgba }: NamedColor) => (
  <>
    <Square style={{ background: `rgb(${rgba.slice(0, 3).join(' ')} / ${rgba[3]})` }} />
    {name && `${name} `}
    <Value>{hexOf(rgba)}</Value>
  </>
);

function Made({ file }: { file: string }) {
  const address = sourceAddress(owner.codeHost.address, file);
  const path = file.replace(/^src\//, '');
  return (
    <Source>
      <Label as="span">{inspect.made}</Label>
      {address ? (
        <a href={address} target="_blank" rel="noreferrer">
          {path} ↗
        </a>
      ) : (
        <code>{path}</code>
      )}
    </Source>
  );
}

const Name = styled.h3`
  margin: 0.25rem 0 0.7rem;
  font-size: 1.375rem;
  line-height: 1.12;
  overflow-wrap: anywhere;
`;

const List = styled.dl`
  font-size: 0.90625rem;
  line-height: 1.35;

  > div {
    display: grid;
    grid-template-columns: 5.25rem minmax(0, 1fr);
    padding: 0.3rem 0;
    border-top: var(--hairline);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 500;
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
`;

const Value = styled.span`
  color: var(--ink-2);
  font-weight: 400;
`;

const Source = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  align-items: baseline;
  justify-content: space-between;
  margin-top: 0.3rem;
  padding-top: 0.55rem;
  border-top: var(--rule);
  font-size: 0.875rem;
  font-weight: 500;

  code {
    font-family: inherit;
  }
  a {
    display: inline-block;
    line-height: var(--target);
  }
`;
