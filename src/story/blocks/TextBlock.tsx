import type { Picture, TextSection } from '../../content/types';
import { PictureGrid } from '../PictureGrid';
import { StoryPicture } from '../StoryPicture';
import { BlockHead } from './BlockHead';

export function TextBlock({ title, description, pictures, columns, inMargin }: TextSection) {
  return (
    <section>
      <BlockHead title={title}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </BlockHead>
      {pictures && <PictureGrid pictures={pictures} columns={columns} />}
      {inMargin && <InMargin picture={inMargin} />}
    </section>
  );
}

/** Styled by chapters.css. `data-hides-rail` hides the rail while this chapter is beside it. */
const InMargin = ({ picture }: { picture: Picture }) => (
  <div data-in-margin data-hides-rail>
    <StoryPicture picture={picture} enlarge />
  </div>
);
