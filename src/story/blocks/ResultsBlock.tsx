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
  padding: clamp(1.6rem, 4vw, 2.8rem);
  background: var(--paper-2);

  @media print {
    padding: 0;
  }
`;
