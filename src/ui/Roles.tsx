import styled from 'styled-components';
import { upToTiny } from '../theme/breakpoints';

export const Roles = styled.ul`
  --between: 1rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem calc(2 * var(--between));
  margin-top: 0.6rem;
  /* Hides the “|” before the first entry of each line: that “|” is outside of this box. */
  overflow: clip;
  font-weight: 600;

  li {
    position: relative;
  }
  li::before {
    content: '|' / '';
    position: absolute;
    right: calc(100% + var(--between));
    translate: 50%;
    color: var(--accent);
    font-weight: 400;
  }
  @media ${upToTiny} {
    flex-direction: column;
    line-height: 1.35;
  }
`;
