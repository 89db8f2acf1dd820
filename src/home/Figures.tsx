import { useState } from 'react';
import styled from 'styled-components';
import { cases } from '../cases';
import type { Figure } from '../content/figures';
import { hero } from '../content/home';
import { upToLarge, upToSmall, whereTextIsLarge } from '../theme/breakpoints';
import { Frame } from '../ui/Frame';
import { Term } from '../ui/Label';
import { opensFrom } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';
import { SmallCover } from './SmallCover';

export function Figures() {
  return (
    <List id="figures">
      {hero.figures.map(({ to, ...figure }) => (
        <li key={figure.label}>
          {to ? (
            <FigureLink to={to} {...figure} />
          ) : (
            <Cell>
              <Words {...figure} />
            </Cell>
          )}
        </li>
      ))}
    </List>
  );
}

function FigureLink({ to, ...figure }: Figure & { to: string }) {
  const [isFullSize, setFullSize] = useState(false);
  const prepare = () => setFullSize(true);
  return (
    <Cell
      as={SiteLink}
      to={to}
      {...opensFrom(to, 'figure')}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <span>
        <Words {...figure} />
        <Name>
          <span className="visually-hidden">{' – '}</span>
          {nameOf(to)}
        </Name>
      </span>
      <Place>
        <SmallCover path={to} isFullSize={isFullSize} />
        <Frame />
      </Place>
    </Cell>
  );
}

const Words = ({ value, label }: Figure) => (
  <span>
    <strong>{value}</strong> <Term as="span">{label}</Term>
  </span>
);

const nameOf = (to: string) => cases.find(({ slug }) => `/${slug}` === to)?.name;

const Name = styled.span`
  display: block;
  margin-top: 0.2rem;
  font: 600 var(--small) / 1.3 var(--text);
`;

const Place = styled.span`
  position: relative;
  flex: none;
  order: -1;
  width: clamp(64px, 6.4vw, 92px);

  @media screen and (not ${upToLarge}) {
    li + li & {
      margin-left: -1.25rem;
    }
  }
  @media screen and ${upToLarge} {
    width: 96px;
  }
  @media screen and ${upToSmall} {
    width: 100%;
  }
  @media print {
    display: none;
  }
`;

const Cell = styled.span`
  display: flex;
  gap: 0.9rem;
  height: 100%;
  padding-left: 1.25rem;
  text-decoration: none;
  text-wrap: balance;

  > :first-child {
    padding: 0.9rem 0.5rem 1rem 0;
  }

  ${Place} > :nth-child(2) {
    display: none;
  }
  &:is(:hover, :focus-visible) ${Place} > :nth-child(2) {
    display: block;
  }
  &:focus-visible {
    outline: none;
  }
  @media screen and ${upToLarge} {
    flex-wrap: wrap;
    padding: 1rem 1.25rem 1.1rem;

    > :first-child {
      flex: 1 1 9rem;
      padding: 0;
    }
  }
  @media screen and ${upToSmall} {
    flex-wrap: nowrap;
    flex-direction: column;
    gap: 0.8rem;
    padding-inline: 0.5rem 0;

    > :first-child {
      flex: none;
    }
  }
`;

const List = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-left: var(--side);
  border-top: var(--rule);

  li + li {
    border-left: var(--hairline);
  }
  li:first-child ${Cell} {
    padding-left: 0;
  }
  strong {
    display: block;
    margin-bottom: 0.35rem;
    font: 700 clamp(1.6rem, 0.25rem + 2.2vw, 2.25rem) / 1 var(--display);
    font-variant-numeric: tabular-nums;
  }

  @media screen and ${upToLarge} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    li:nth-child(odd) {
      border-left: 0;
    }
    li:nth-child(odd) ${Cell} {
      padding-inline: 0 0.5rem;
    }
    li:nth-child(n + 3) {
      border-top: var(--hairline);
    }
  }
  @media screen and ${upToSmall} {
    margin-right: var(--side);

    strong {
      font-size: 1.875rem;
    }
  }
  ${whereTextIsLarge} {
    li + li {
      grid-column: 1 / -1;
      border-left: 0;
      border-top: var(--hairline);
    }
    li ${Cell} {
      padding-inline: 0;
    }
  }
`;
