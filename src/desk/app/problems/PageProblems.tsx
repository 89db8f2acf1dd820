import styled from 'styled-components';
import { useDesk } from '../use-desk';
import { ProblemLine } from './ProblemLine';

interface Props {
  page: string;
}

/** Lists the problems of one page above its words. */
export function PageProblems({ page }: Props) {
  const { state } = useDesk();
  const problems = state.problems.filter((problem) => problem.page === page);
  if (problems.length === 0) return null;
  return (
    <Details>
      <summary>{problems.length === 1 ? '1 problem' : `${problems.length} problems`}</summary>
      <ul>
        {problems.map((problem) => (
          <ProblemLine key={problem.line} {...problem} />
        ))}
      </ul>
    </Details>
  );
}

const Details = styled.details`
  width: 100%;
  max-height: 30vh;
  overflow: auto;

  summary {
    font-weight: 600;
  }
`;
