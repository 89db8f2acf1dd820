import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { CaseChange } from '../../contract';
import { write } from '../api';
import { Column } from '../Column';
import { addressOf } from '../desk-route';
import { ErrorMessage } from '../ErrorMessage';
import { useDesk } from '../use-desk';
import { CaseRow } from './CaseRow';
import { NewCase } from './NewCase';

export function Cases() {
  const { state, send } = useDesk();
  const [isWriting, setWriting] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [made, setMade] = useState<string>();
  const isListed = state.cases.some(({ slug }) => slug === made);
  useEffect(() => {
    if (isListed) location.hash = addressOf('words', { page: `/${made}` });
  }, [isListed, made]);

  const apply = async (change: CaseChange) => {
    if (isWriting) return;
    setWriting(true);
    const line = await send('cases/apply', change);
    setWriting(false);
    setRefusal(line);
    setMade(!line && change.op === 'new' ? change.slug : undefined);
  };
  const remove = async (change: CaseChange) => {
    const follows = await write<string[]>('cases/plan', change);
    const name = state.cases.find(({ slug }) => slug === change.slug)?.name;
    const lines = [`Remove ${name} and its files?`, ...follows, 'Undo brings it back.'];
    if (confirm(lines.join('\n\n'))) await apply(change);
  };
  const change = (asked: CaseChange) => {
    if (asked.op !== 'remove') void apply(asked);
    else remove(asked).catch((error: Error) => setRefusal(error.message));
  };

  return (
    <Main tabIndex={-1} aria-busy={isWriting}>
      <h1>Cases</h1>
      <p>
        Each story leads to the next one in this order. The Work page shows them in a grid, or in a
        band below it.
      </p>
      <ol>
        {state.cases.map((study, index) => (
          <CaseRow
            key={study.slug}
            study={study}
            place={index + 1}
            total={state.cases.length}
            onChange={change}
          />
        ))}
      </ol>
      <NewCase onMake={change} />
      <ErrorMessage>{refusal}</ErrorMessage>
      <p role="status">{isWriting && 'Saving …'}</p>
    </Main>
  );
}

const Main = styled(Column)`
  > p {
    color: var(--ink-2);
  }
  > ol {
    margin-top: 2rem;
    border-top: var(--rule);
  }
  > [role] {
    margin-top: 1rem;
  }
`;
