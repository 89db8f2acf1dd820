import styled from 'styled-components';

/**
 * Keeps words with a prefix of at most three letters, such as “e-commerce”, and parentheses around
 * them on one line. The font has no non-breaking hyphen. Words with longer prefixes may break,
 * because some screen readers pause at an element.
 */
export const Unbroken = ({ text = '' }) =>
  text
    .split(/(\(?\b\w{1,3}-\w+\)?)/)
    .map((part, index) => (index % 2 ? <Word key={index}>{part}</Word> : part));

const Word = styled.span`
  display: inline-block;
`;
