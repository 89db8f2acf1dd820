import type { TextSection } from '../../content/types';
import { PictureGrid } from '../PictureGrid';
import { BlockHead } from './BlockHead';
import { InMargin } from './InMargin';

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
