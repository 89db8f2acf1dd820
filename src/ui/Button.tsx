import styled, { css } from 'styled-components';
import { upToSmall } from '../theme/breakpoints';
import { SiteLink } from './SiteLink';

export const button = css`
  display: inline-flex;
  gap: 0.6em;
  align-items: center;
  padding: 0.72em min(1.25em, 6vw);
  border-radius: var(--pill);
  border: var(--stroke) solid var(--button, var(--ink));
  background: var(--button, var(--ink));
  color: var(--on-button, var(--paper));
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: anywhere;
  text-decoration: none;
  transition: var(--hover);
  transition-property: background-color, color;

  &:hover {
    background: transparent;
    color: var(--button, var(--ink));
  }
`;

/** Overrides `button`, so in a component's styles, `quiet` must come after `button`. */
export const quiet = css`
  background: transparent;
  color: var(--button, var(--ink));

  &:hover {
    background: var(--button, var(--ink));
    color: var(--on-button, var(--paper));
  }
`;

export const Button = styled(SiteLink)`
  ${button}
`;

export const QuietButton = styled(Button)`
  ${quiet}
`;

export const RoundButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--round-button);
  height: var(--round-button);
  padding: 0;
  border: var(--stroke) solid currentColor;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  @media screen and ${upToSmall} {
    flex-direction: column;
    width: 100%;

    > * {
      justify-content: center;
    }
  }
`;
