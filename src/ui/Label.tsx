import styled from 'styled-components';

/** For captions, counters, and tags. */
export const Label = styled.p`
  display: block;
  font: 500 var(--tag) / 1.3 var(--mono);
  letter-spacing: 0.02em;
  text-transform: uppercase;
  word-spacing: normal;
  color: var(--label, var(--ink-2));

  /* A small square between two tags. */
  &:is(li, dd):not(:first-of-type)::before {
    content: '';
    display: inline-block;
    width: 5px;
    aspect-ratio: 1;
    margin-right: 0.7rem;
    border: 1px solid;
    vertical-align: 0.1em;
  }
`;

/** For the name of a fact, a list, or a setting. */
export const Term = styled.p`
  display: block;
  font: 400 var(--small) / 1.3 var(--text);
  color: var(--label, var(--ink-2));
`;
