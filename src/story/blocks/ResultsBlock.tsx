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
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
    gap: 1rem clamp(2rem, 4.5vw, 4rem);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9rem;
    align-items: baseline;
  }
  strong {
    margin: 0;
    font-size: 2rem;
  }
  li > span {
    flex: 1 1 9rem;
    min-width: 0;
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
`;
