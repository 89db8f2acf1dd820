import type { Picture } from '../../content/types';
import { StoryPicture } from '../StoryPicture';

/** Its styles are in chapters.css. Its chapter hides the rail: see scene-behind.ts. */
export const InMargin = ({ picture }: { picture: Picture }) => (
  <div data-in-margin data-hides-rail>
    <StoryPicture picture={picture} enlarge />
  </div>
);
