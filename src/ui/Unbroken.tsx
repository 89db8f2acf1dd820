import styled from 'styled-components';

/**
 * Keeps a word with at most three letters before its hyphen, such as “e-commerce”, on one line,
 * together with parentheses around it. Wraps the word in an element, because the font has no
 * non-breaking hyphen. Other words with hyphens may break: they get no element, because some screen
 * readers pause at every element.
 */
export const Unbroken = ({ text = '' }) =>
  text
    .split(/(\(?\b\w{1,3}-\w+\)?)/)
    .map((part, index) => (index % 2 ? <Word key={index}>{part}</Word> : part));

const Word = styled.span`
  display: inline-block;
`;
