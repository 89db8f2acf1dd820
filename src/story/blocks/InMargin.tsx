import type { Picture } from '../../content/types';
import { StoryPicture } from '../StoryPicture';

/** Styled by chapters.css. `data-hides-rail` hides the rail while this chapter is beside it. */
export const InMargin = ({ picture }: { picture: Picture }) => (
  <div data-in-margin data-hides-rail>
    <StoryPicture picture={picture} enlarge />
  </div>
);
