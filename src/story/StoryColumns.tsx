import styled from 'styled-components';
import { low, upToMedium } from '../theme/breakpoints';
import { rootWithScripts } from '../theme/scripts';

/** A story's article. Where there is room, the rail has a column beside the chapters. */
export const StoryColumns = styled.article`
  /* From the text to the edges of the screen, for what takes all of its width. */
  --start: var(--gutter);
  --end: var(--gutter);
  /* How high the drawing of a scene is where it stands above its steps. */
  --stage: min(100cqw, 52svh - var(--bar, 0px));
  padding-bottom: var(--chapter);

  @media screen {
    container-type: inline-size;
  }
  > nav ~ * {
    margin-inline: var(--gutter);
  }
  @media screen and (not ${upToMedium}) {
    --rail: 150px;
    --between: clamp(2rem, 5vw, 5rem);
    --end: max(var(--gutter), (100cqw - var(--page-width)) / 2);
    --start: calc(var(--end) + var(--rail) + var(--between));
    display: grid;
    grid-template-columns:
      minmax(var(--gutter), 1fr) [rail] var(--rail) var(--between)
      [text] minmax(0, calc(var(--page-width) - var(--rail) - var(--between))) minmax(
        var(--gutter),
        1fr
      );

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
  /* As a bar, the rail stays at the top of the screen. */
  @media screen and ${upToMedium} and (not ${low}) and (scripting: enabled) {
    ${rootWithScripts} & {
      --bar: var(--bar-height);

      > nav {
        position: sticky;
        z-index: 2;
        top: 0;
      }
      > nav a {
        scroll-margin-top: calc(-1 * (var(--scroll-padding) + var(--bar)));
      }
    }
    /* What is scrolled to stays below it. The root is named by what it is not, as it lies outside. */
    ${rootWithScripts}[data-story]:not(&) {
      scroll-padding-top: calc(var(--scroll-padding) + var(--bar-height));
    }
  }
  @media print {
    padding-bottom: 0;
  }
`;
