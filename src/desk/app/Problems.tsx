import styled from 'styled-components';
import { Column } from './Column';
import { byPage } from './content-items';
import { addressOf } from './desk-route';
import { useDesk } from './use-desk';

export function Problems() {
  const { state } = useDesk();
  const groups = byPage(state.problems);
  const pageOf = (path: string) => state.pages.find((page) => page.path === path);
  return (
    <Main tabIndex={-1}>
      <h1>Problems</h1>
      {groups.length === 0 && <p>Nothing is wrong with the content.</p>}
      {groups.map(([path, problems]) => (
        <section key={path} aria-label={pageOf(path)?.name ?? path}>
          <header>
            <h2>{pageOf(path)?.name ?? path}</h2>
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
    font-size: var(--h3);
  }
`;

interface Props {
  line: string;
  isNote: boolean;
}

/** Splits the file and line from the message: `src/content/owner.ts:12: mail: expected …`. */
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
