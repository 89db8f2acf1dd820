import { useState } from 'react';
import styled from 'styled-components';
import { kinds, openKinds, countOf } from './content-items';
import { addressOf, useDeskRoute, type View } from './desk-route';
import { ErrorMessage } from './ErrorMessage';
import { SiteLogo } from './site';
import { Undo } from './Undo';
import { useDesk } from './use-desk';

const names: Record<View, string> = {
  pages: 'Pages',
  words: 'Words and pictures',
  cases: 'Cases',
  publish: 'Publish',
};

interface Props {
  failure: string | undefined;
}

export function DeskHeader({ failure }: Props) {
  const { state } = useDesk();
  const { view, asked } = useDeskRoute();
  /** The page last shown in “Words and pictures”. The link to that view opens this page again. */
  const [page, setPage] = useState<string>();
  if (view === 'words' && asked.page !== page) setPage(asked.page);
  const problems = state.problems.filter(({ isNote }) => !isNote).length;
  return (
    <Bar aria-label="Desk">
      <Name>
        <SiteLogo />
        Desk
      </Name>
      <nav aria-label="Views">
        <Views>
          {(Object.keys(names) as View[]).map((name) => (
            <li key={name}>
              <a
                href={addressOf(name, name === 'words' ? { page } : {})}
                aria-current={name === view ? 'page' : undefined}
              >
                {names[name]}
                {name === 'publish' && problems > 0 && <Count>{problems}</Count>}
              </a>
            </li>
          ))}
        </Views>
      </nav>
      <Left aria-label="Left to do">
        {openKinds.map((kind) => {
          const count = countOf(state.items, kind);
          const { one, many } = kinds[kind];
          return (
            <li key={kind}>
              <a href={addressOf('words', { kind, all: 'yes' })}>
                <b>{count}</b> {(count === 1 ? one : many).toLowerCase()}
              </a>
            </li>
          );
        })}
      </Left>
      <Undo />
      <ErrorMessage>
        {failure ?? (state.broken && `The site does not load. ${state.broken}`)}
      </ErrorMessage>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2rem;
  align-items: center;
  padding: 0.45rem 1.5rem;
  border-bottom: var(--rule);

  > [role='alert'] {
    width: 100%;
  }
`;

const Name = styled.p`
  display: flex;
  gap: 0.6rem;
  align-items: center;
  font: 700 1.35rem/1 var(--display);
  letter-spacing: -0.03em;
`;

const Views = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.6rem;

  a {
    display: flex;
    gap: 0.45em;
    align-items: center;
    min-height: var(--target);
    border-block: 2px solid transparent;
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    border-bottom-color: var(--line);
  }
  a[aria-current] {
    border-bottom-color: var(--accent);
  }
`;

const Count = styled.b`
  min-width: 1.5rem;
  padding: 0 0.4em;
  border-radius: var(--pill);
  background: var(--ink);
  color: var(--paper);
  font: 500 0.75rem/1.5rem var(--mono);
  text-align: center;
`;

const Left = styled.ul`
  display: flex;
  gap: 0 1.2rem;
  margin-left: auto;
  color: var(--ink-2);
  font-size: 0.9375rem;

  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  b {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;
