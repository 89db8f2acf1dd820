import styled from 'styled-components';
import type { Picture } from '../../content/types';
import { upToMedium } from '../../theme/breakpoints';
import { StoryPicture } from '../StoryPicture';

/** While the picture passes the rail, src/story/scene/scene-behind.ts hides the rail. */
export const InMargin = ({ picture }: { picture: Picture }) => (
  <Margin data-hides-rail>
    <StoryPicture picture={picture} enlarge />
  </Margin>
);

const Margin = styled.div`
  position: absolute;
  top: var(--chapter);
  right: calc(100% - 2.2rem);
  width: min(14.75rem, var(--start) - 4rem);

  section:has(> div > section > &) {
    position: relative;
  }
  img {
    border: 7px solid color-mix(in oklab, var(--background) 55%, #000);
    border-radius: 26px;
    outline: 4px solid var(--tint);
  }
  @media print, ${upToMedium}, (scripting: none) {
    display: none;
  }
`;
