import { useState } from 'react';
import styled from 'styled-components';
import type { PublishCheck } from '../contract';
import { write } from './api';
import { Column } from './Column';
import { byPage } from './content-items';
import { addressOf } from './desk-route';
import { DeskButton, QuietDeskButton } from './DeskButton';
import { useDesk } from './use-desk';
import { useUnsaved } from './words/use-typed';

export function Publish() {
  const { state } = useDesk();
  const [check, setCheck] = useState<PublishCheck>();
  const [isBusy, setBusy] = useState(false);
  const ask = async (what: 'check' | 'push') => {
    if (isBusy) return;
    setBusy(true);
    const failed = (error: Error) => ({ isReady: false, said: error.message });
    setCheck(await write<PublishCheck>(`publish/${what}`, {}).catch(failed));
    setBusy(false);
  };
  const [unsaved] = useUnsaved().keys();
  const open = state.items.find(({ key }) => unsaved === key || unsaved === `${key} answer`);
  const groups = byPage(state.problems);
  const pageOf = (path: string) => state.pages.find((page) => page.path === path);
  return (
    <Main tabIndex={-1}>
      <h1>Publish</h1>
      <p>
        Builds the site and lists what is missing. Then you can send your changes to the host, which
        tests and publishes them. <small>The first time, follow docs/publishing.md.</small>
      </p>
      {open && (
        <p>
          Some words are typed, but not saved.{' '}
          <a href={addressOf('words', { page: open.page, mark: open.key })}>See them</a>
        </p>
      )}
      <Buttons>
        <DeskButton type="button" aria-disabled={isBusy} onClick={() => void ask('check')}>
          Check
        </DeskButton>
        {check?.isReady && (
          <QuietDeskButton type="button" aria-disabled={isBusy} onClick={() => void ask('push')}>
            Commit and push
          </QuietDeskButton>
        )}
      </Buttons>
      <Said role="status">{isBusy ? 'This takes up to a minute …' : check?.said}</Said>
      <h2>Problems</h2>
      {groups.length === 0 && <p>Nothing is wrong with the content.</p>}
      {groups.map(([path, problems]) => (
        <section key={path} aria-label={pageOf(path)?.name ?? path}>
          <header>
            <h3>{pageOf(path)?.name ?? path}</h3>
            {pageOf(path) && <a href={addressOf('words', { page: path })}>See the page</a>}
          </header>
          <ul>
            {problems.map((problem) => (
              <ProblemLine key={problem.line} {...problem} />
            ))}
          </ul>
        </section>
      ))}
    </Main>
  );
}

const Main = styled(Column)`
  section {
    margin-top: 2.5rem;
    border-top: var(--rule);
  }
  header {
    display: flex;
    gap: 1rem;
    align-items: baseline;
    justify-content: space-between;
    padding-top: 0.9rem;
  }
  h2 {
    margin: 2.5rem auto 1rem;
    font-size: var(--h3);
  }
  h3 {
    font-size: 1.125rem;
  }
`;

const Buttons = styled.p`
  display: flex;
  gap: 0.6rem;
  margin-block: 1.2rem;
`;

const Said = styled.pre`
  font: 500 0.875rem/1.5 var(--mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface Props {
  line: string;
  isNote: boolean;
}

/** Splits a line such as `src/content/owner.ts:12: mail: expected …` into its place and message. */
const shape = /^([\w./-]+\.\w+(?::\d+)?): (.+)$/s;

function ProblemLine({ line, isNote }: Props) {
  const [, place, rest = line] = shape.exec(line) ?? [];
  return (
    <Item>
      <p>
        {isNote && <b>Note </b>}
        {rest}
      </p>
      <small>{place}</small>
    </Item>
  );
}

const Item = styled.li`
  padding: 0.8rem 0;
  border-bottom: var(--hairline);
  overflow-wrap: anywhere;

  small {
    font: 500 0.75rem/1.4 var(--mono);
    color: var(--ink-2);
  }
`;
