import type { TextSection } from '../../content/types';
import { PictureGrid } from '../PictureGrid';
import { BlockHead } from './BlockHead';

export function TextBlock({ title, description, pictures, columns, pans }: TextSection) {
  return (
    <section>
      <BlockHead title={title}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </BlockHead>
      {pictures && <PictureGrid pictures={pictures} columns={columns} pans={pans} />}
    </section>
  );
}
