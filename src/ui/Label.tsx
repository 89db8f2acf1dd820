import styled, { css } from 'styled-components';

/** For captions, counters, and tags. */
export const Label = styled.p`
  display: block;
  font: 500 var(--tag) / 1.3 var(--mono);
  letter-spacing: 0.02em;
  text-transform: uppercase;
  word-spacing: normal;
  color: var(--label, var(--ink-2));
`;

/** For a list of tags. Draws a line before each, and clips it at the start of a row. */
export const tagList = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.3rem 1.4rem;
  overflow: clip;

  > :is(li, dd) {
    position: relative;
  }
  > :is(li, dd)::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 -0.7rem;
    border-left: 1px solid;
  }
`;

/** For the name of a fact, a list, or a setting. */
export const Term = styled.p`
  display: block;
  font: 400 var(--small) / 1.3 var(--text);
  color: var(--label, var(--ink-2));
`;
