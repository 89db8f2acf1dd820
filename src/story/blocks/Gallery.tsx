import styled from 'styled-components';
import { upToLarge, upToSmall } from '../../theme/breakpoints';

interface Props {
  first: React.ReactNode;
  children: React.ReactNode;
}

/** Its chapter also takes the rail's column: see block-layouts.css and scene-behind.ts. */
export const Gallery = ({ first, children }: Props) => (
  <Wide data-hides-rail>
    {first}
    <Wall>{children}</Wall>
  </Wide>
);

const Wide = styled.div`
  --hung: clamp(1rem, 2.1cqw, 26px);
  margin-bottom: calc(var(--chapter) * -0.3);

  && > *,
  && > * > * {
    margin-top: 0;
  }
  && > :first-child {
    margin-top: 1.8rem;
  }
`;

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: clamp(2.25rem, 3vw, 3rem) var(--hung);

  && {
    margin-top: 1.8rem;
  }
  > :has(> [data-columns='2']) {
    grid-column: span 2;
  }
  > :has(> [data-columns='3']) {
    grid-column: span 3;
  }
  @media screen and ${upToLarge} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;

    > :has(> [data-columns='3']) {
      grid-column: span 2;
    }
  }
  @media screen and ${upToSmall} {
    --hung: 0.75rem;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;

    > :nth-child(n) {
      grid-column: auto;
    }
  }
  @media print {
    display: block;
  }
`;
