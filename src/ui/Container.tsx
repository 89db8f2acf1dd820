import styled from 'styled-components';

/** The site's one measure of width. */
export const Container = styled.div`
  width: min(var(--page-width), 100% - 2 * var(--gutter));
  margin-inline: auto;
`;
