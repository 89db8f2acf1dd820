import styled from 'styled-components';
import type { Scene } from '../../content/types';
import { Label } from '../../ui/Label';
import { StoryPicture } from '../StoryPicture';
import { BlockHead } from './BlockHead';

/** The scene as its finished picture, with its five steps as captions. */
export function SceneBlock({ title, steps, still }: Scene) {
  return (
    <section>
      <BlockHead title={title} />
      <StoryPicture picture={still} />
      <Steps>
        {steps.map((step, index) => (
          <li key={step.title}>
            <Label as="span">{String(index + 1)}</Label>
            <h4>{step.title}</h4>
            <p>{step.text}</p>
          </li>
        ))}
      </Steps>
    </section>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  margin-top: 1.6rem;
  border-top: var(--rule);

  li {
    padding: 0.9rem 1rem 0 0;
  }
  li + li {
    padding-left: 1rem;
    border-left: var(--hairline);
  }
  h4 {
    margin: 0.35rem 0 0.45rem;
    font-size: 1.1rem;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }
  p {
    color: var(--ink-2);
    font-size: 0.95rem;
    line-height: 1.5;
  }

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
    li {
      display: grid;
      grid-template-columns: 2rem minmax(0, 1fr);
      align-items: baseline;
      padding: 0.9rem 0;
    }
    li + li {
      padding-left: 0;
      border-left: 0;
      border-top: var(--hairline);
    }
    h4 {
      margin: 0;
    }
    p {
      grid-column: 2;
      margin-top: 0.25rem;
    }
  }
  @media print {
    margin-top: 3mm;
    li {
      padding-top: 1.5mm;
    }
  }
`;
