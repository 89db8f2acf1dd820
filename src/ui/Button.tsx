import styled from 'styled-components';
import { SiteLink } from './SiteLink';

/** A link that looks like a button: the one thing to do next. */
export const Button = styled(SiteLink)`
  display: inline-flex;
  gap: 0.6em;
  align-items: center;
  padding: 0.72em 1.25em;
  border-radius: 999px;
  border: 1.5px solid var(--button, var(--ink));
  background: var(--button, var(--ink));
  color: var(--on-button, var(--paper));
  font-weight: 600;
  line-height: 1.4;
  text-decoration: none;
  transition:
    background-color 0.15s,
    color 0.15s;

  &:hover {
    background: transparent;
    color: var(--button, var(--ink));
  }
`;

/** The same for what may be done as well. */
export const QuietButton = styled(Button)`
  background: transparent;
  color: var(--button, var(--ink));

  &:hover {
    background: var(--button, var(--ink));
    color: var(--on-button, var(--paper));
  }
`;
