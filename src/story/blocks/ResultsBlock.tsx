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

/* Below each figure is a ruler of 100 parts, which a percentage fills up to its value. */
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
      align-items: end;
    }
    li::after {
      content: '';
      flex: 0 0 100%;
      height: clamp(1.2rem, 2.8vw, 2.4rem);
      border-right: 2px solid;
      background:
        linear-gradient(var(--case-accent) 0 0) 0 100% / var(--value) 45%,
        repeating-linear-gradient(90deg, currentColor 0 2px, transparent 0 10%) 0 0 / 100%,
        repeating-linear-gradient(90deg, currentColor 0 1px, transparent 0 1%) 0 100% / 100% 60%;
      background-repeat: no-repeat;
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
