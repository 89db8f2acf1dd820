import styled from 'styled-components';
import type { Compare } from '../../content/types';
import { Frame } from '../../ui/Frame';
import { StoryPicture } from '../StoryPicture';
import { BlockHead } from './BlockHead';

/** What it was and what it became; the frame is around what it became. */
export function CompareBlock({ title, description, before, after }: Compare) {
  return (
    <section>
      <BlockHead title={title}>{description && <p>{description}</p>}</BlockHead>
      <Pair>
        <StoryPicture picture={before} />
        <After>
          <StoryPicture picture={after} />
          <Frame />
        </After>
      </Pair>
    </section>
  );
}

const Pair = styled.div`
  display: grid;
  gap: 1.5rem;

  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 4mm;
    img {
      max-height: 50mm;
      width: auto;
    }
  }
`;

const After = styled.div`
  --frame-gap: 6px;
  position: relative;

  /* The caption stands below the frame. */
  > span {
    bottom: calc(1.05rem + 0.9rem - var(--frame-gap));
  }
  figcaption {
    line-height: 1.05rem;
  }
`;
