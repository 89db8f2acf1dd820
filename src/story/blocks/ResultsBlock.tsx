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
  @media screen {
    /* Outweighs the background that a layout's style sheet gives all blocks. */
    &&& {
      --edge: var(--case-accent);
      background-color: var(--background);
      color: var(--foreground);
    }
    > :first-child {
      margin-bottom: 0.9rem;
    }
    > ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
      gap: 1.1rem clamp(2rem, 4.5vw, 4rem);
    }
    li {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 1.2rem;
      align-content: start;
      align-items: end;
    }
    li > span {
      flex: 1 1 9rem;
      font-size: clamp(0.94rem, 1.4vw, 1.2rem);
      overflow-wrap: anywhere;
    }
    strong {
      margin: 0;
      font-size: clamp(min(4rem, 17vw), 11vw, 10rem);
      line-height: 0.8;
    }
  }
`;
