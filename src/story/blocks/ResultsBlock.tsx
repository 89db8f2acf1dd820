import styled from 'styled-components';
import type { Results } from '../../content/types';
import { FigureList } from '../FigureList';
import { BlockHead } from './BlockHead';

export function ResultsBlock({ title, description, figures }: Results) {
  return (
    <Panel>
      <BlockHead title={title}>{description && <p>{description}</p>}</BlockHead>
      <FigureList figures={figures} />
    </Panel>
  );
}

const Panel = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 1.2rem 4rem;
  align-items: baseline;
  justify-content: space-between;
  padding: clamp(1.6rem, 4vw, 2.4rem);
  background: var(--paper-2);

  > * {
    margin-block: 0;
  }
  > ul {
    flex: 0 1 34rem;
  }

  @media print {
    padding: 0;
  }
`;
