import styled from 'styled-components';

export const Container = styled.div`
  width: min(var(--page-width), 100% - 2 * var(--gutter));
  margin-inline: auto;
`;
