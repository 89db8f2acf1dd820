import styled from 'styled-components';

export const Availability = ({ says }: { says: string | undefined }) =>
  says ? <Line>{says}</Line> : null;

const Line = styled.p`
  display: flex;
  gap: 0.6rem;
  align-items: baseline;
  color: var(--ink-2);
  font-size: 1.0625rem;

  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: #2f8059;
    translate: 0 -0.05em;
  }
`;
