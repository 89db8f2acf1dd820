import styled from 'styled-components';
import { low, upToMedium } from '../theme/breakpoints';
import { rootWithScripts } from '../theme/scripts';

export const StoryColumns = styled.article`
  /* The distances from the text to the screen's edges, for full-bleed sections. */
  --start: var(--gutter);
  --end: var(--gutter);

  @media screen {
    --tint: light-dark(
      color-mix(in oklab, var(--case-tint) 13%, var(--paper)),
      color-mix(in oklab, var(--background) var(--tint-share, 44%), var(--paper))
    );
    --paper-2: light-dark(
      color-mix(in oklab, var(--case-tint) 26%, var(--paper)),
      color-mix(in oklab, var(--background) 66%, var(--paper))
    );
    --hairline: 1px solid var(--line);
    container-type: inline-size;
    background: var(--tint);
  }
  > nav ~ * {
    margin-inline: var(--gutter);
  }
  @media screen and (not ${upToMedium}) {
    --rail: 150px;
    --between: clamp(2rem, 5vw, 5rem);
    --below-brief: clamp(3rem, 5vw, 5rem);
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
    /*
     * Keeps scroll targets below the rail, a bar at the top of the screen. ":not(&)" makes the rule
     * match the root, which is outside this component.
     */
    ${rootWithScripts}[data-story]:not(&) {
      scroll-padding-top: calc(var(--scroll-padding) + var(--bar-height));
    }
  }
  @media screen and (not (prefers-contrast: more)) {
    --line: light-dark(
      color-mix(in srgb, var(--ink) 20%, transparent),
      color-mix(in srgb, var(--case-accent) 45%, transparent)
    );
  }
`;
