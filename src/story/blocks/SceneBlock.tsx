import styled from 'styled-components';
import type { Scene } from '../../content/types';
import { Label } from '../../ui/Label';
import { useStage } from '../case-files';
import { BlockHead } from './BlockHead';

/** The scene as its finished picture, with its five steps as captions. */
export function SceneBlock({ title, steps, alt }: Scene) {
  const Stage = useStage();
  return (
    <section>
      <BlockHead title={title} />
      <Pair>
        <Still>
          <Stage alt={alt} />
        </Still>
        <Steps>
          {steps.map((step, index) => (
            <li key={step.title}>
              <Label as="span">{String(index + 1)}</Label>
              <h4>{step.title}</h4>
              <p>{step.text}</p>
            </li>
          ))}
        </Steps>
      </Pair>
    </section>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
  gap: 1.6rem clamp(1.5rem, 3vw, 3rem);

  @media screen and (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    grid-template-columns: 78mm minmax(0, 1fr);
    gap: 6mm;
  }
`;

const Still = styled.div`
  break-inside: avoid;
`;

const Steps = styled.ol`
  border-top: var(--rule);

  li {
    display: grid;
    grid-template-columns: 1.8rem minmax(0, 1fr);
    align-items: baseline;
    padding: 0.85rem 0;
  }
  li + li {
    border-top: var(--hairline);
  }
  h4 {
    font-size: 1.1rem;
    letter-spacing: -0.015em;
    line-height: 1.2;
  }
  p {
    grid-column: 2;
    margin-top: 0.25rem;
    color: var(--ink-2);
    font-size: 0.95rem;
    line-height: 1.5;
  }

  @media print {
    li {
      padding: 1.2mm 0;
    }
    h4 {
      font-size: 9.5pt;
    }
    p {
      margin-top: 0;
      font-size: 8.5pt;
    }
  }
`;
