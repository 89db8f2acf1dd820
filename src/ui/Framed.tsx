import styled from 'styled-components';
import { Frame } from './Frame';

interface Props {
  children: React.ReactNode;
}

export function Framed({ children }: Props) {
  return (
    <Word>
      {children}
      <Frame />
    </Word>
  );
}

const Word = styled.span`
  --frame-gap: 0px;
  position: relative;
  display: inline-block;
  padding: 0 0.06em;
  margin: 0 -0.02em;
`;
