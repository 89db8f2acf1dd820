import styled from 'styled-components';

interface Props {
  children: string | undefined;
}

export function ErrorMessage({ children }: Props) {
  return (
    <Line role="alert" hidden={!children}>
      {children}
    </Line>
  );
}

const Line = styled.p`
  padding: 0.6rem 0.9rem;
  border-left: 4px solid var(--accent);
  background: var(--paper-2);
  font-weight: 600;
  overflow-wrap: anywhere;
`;
