import styled from 'styled-components';

/** A story's article. Where there is room, the rail has a column beside the chapters. */
export const StoryColumns = styled.article`
  padding-bottom: var(--chapter);

  > nav ~ * {
    margin-inline: var(--gutter);
  }
  @media screen and (min-width: 901px) {
    --rail: 150px;
    --between: clamp(2rem, 5vw, 5rem);
    display: grid;
    grid-template-columns:
      minmax(var(--gutter), 1fr) [rail] var(--rail) var(--between)
      [text] minmax(0, calc(1240px - var(--rail) - var(--between))) minmax(var(--gutter), 1fr);

    > header,
    > #in-brief {
      grid-column: 1 / -1;
    }
    > nav {
      grid-area: 3 / rail / span var(--rows);
    }
    > nav ~ * {
      grid-column: text;
      margin-inline: 0;
    }
  }
  /* The same condition as for the scroll padding in global.css. */
  @media screen and (max-width: 900px) and (min-height: 461px) and (scripting: enabled) {
    :root:not([data-scripts='failed']) & {
      --bar: 48px;
    }
  }
  @media print {
    padding-bottom: 0;
  }
`;
