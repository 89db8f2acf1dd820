import type { ComponentType } from 'react';
import styled from 'styled-components';
import { cases } from '../cases';
import type { Figure } from '../content/figures';
import { hero } from '../content/home';
import { CountUp } from '../motion/CountUp';
import { Rise } from '../motion/Rise';
import { upToSmall } from '../theme/breakpoints';
import { Frame } from '../ui/Frame';
import { Label } from '../ui/Label';
import { whereTextIsLarge } from '../ui/large-text';
import { opensFrom } from '../ui/shared-element';
import { SiteLink } from '../ui/SiteLink';

interface Props {
  /** Renders the small picture beside a figure that links to `to`. */
  Cut: ComponentType<{ to: string }>;
}

/** The main figures. A figure of a case links to it. */
export function Figures({ Cut }: Props) {
  return (
    <List as={Rise} tag="ul" each id="figures">
      {hero.figures.map(({ value, label, to }) => (
        <li key={label}>
          {to ? (
            <SiteLink to={to} {...opensFrom(to, 'figure')}>
              <span>
                <Words value={value} label={label} />
                <span className="visually-hidden">{` – ${nameOf(to)}`}</span>
              </span>
              <Place>
                <Cut to={to} />
                <Frame />
              </Place>
            </SiteLink>
          ) : (
            <Words value={value} label={label} />
          )}
        </li>
      ))}
    </List>
  );
}

const Words = ({ value, label }: Figure) => (
  <>
    <strong>
      <CountUp value={value} />
    </strong>{' '}
    <Label as="span">{label}</Label>
  </>
);

const nameOf = (to: string) => cases.find(({ slug }) => `/${slug}` === to)?.name;

const Place = styled.span`
  position: relative;
  flex: none;
  width: 76px;
  min-height: 57px;

  > :last-child {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const List = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  margin-top: clamp(2.4rem, 5vw, 4rem);
  border-top: var(--rule);

  li {
    padding: 1.1rem 1.2rem 1.6rem 0;
  }
  li + li {
    padding-left: 1.2rem;
    border-left: var(--hairline);
  }
  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0.8rem;
    justify-content: space-between;
    text-decoration: none;
  }
  a:is(:hover, :focus-visible) ${Place} > :last-child {
    display: block;
  }
  a:focus-visible {
    outline: none;
  }
  strong {
    display: block;
    margin-bottom: 0.35rem;
    font: 700 clamp(1.7rem, 1.2rem + 1.4vw, 2.6rem) / 1 var(--display);
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }

  @media screen and ${upToSmall} {
    grid-template-columns: 1fr 1fr;
    li:nth-child(odd) {
      padding-left: 0;
      border-left: 0;
    }
    li:nth-child(n + 3) {
      border-top: var(--hairline);
    }
  }
  ${whereTextIsLarge} {
    li + li {
      grid-column: 1 / -1;
      padding-left: 0;
      border-left: 0;
      border-top: var(--hairline);
    }
  }
`;
