import styled from 'styled-components';
import type { Points, TitledList } from '../content/types';

const isTitled = (point: string | TitledList): point is TitledList => typeof point !== 'string';

export function PointList({ points }: { points: Points }) {
  return (
    <Bullets>
      {points.map((point) =>
        isTitled(point) ? (
          <Titled key={point.title}>
            <strong>{point.title}</strong>
            {point.items.map((item) => (
              <span key={item}>{item}</span>
            ))}
          </Titled>
        ) : (
          <li key={point}>{point}</li>
        ),
      )}
    </Bullets>
  );
}

const Bullets = styled.ul`
  display: grid;
  gap: 0.5rem;

  > li {
    position: relative;
    padding-left: 1.3rem;
    line-height: 1.5;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.5em;
    width: 8px;
    height: 8px;
    border: var(--stroke) solid var(--ink);
    background: var(--background);
  }

  @media print {
    gap: 1mm;
  }
`;

const Titled = styled.li`
  strong,
  span {
    display: block;
  }
  strong {
    font-weight: 650;
  }
`;
