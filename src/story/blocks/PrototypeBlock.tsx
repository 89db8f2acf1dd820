import type { Prototype } from '../../content/types';
import { PrototypeFrame } from '../../media/PrototypeFrame';
import { usePictureFile } from '../case-files';
import { BlockHead } from './BlockHead';
import { MoreLink } from './MoreLink';

export function PrototypeBlock(prototype: Prototype & { address: string }) {
  const { title, description, height, bleed, address, poster, more } = prototype;
  const file = usePictureFile(poster);
  return (
    <section>
      <BlockHead title={title} />
      <PrototypeFrame
        title={title}
        hint={description}
        bleed={bleed}
        address={address}
        height={height}
        poster={{ file, alt: poster.alt }}
        more={more && <MoreLink {...more} />}
      />
    </section>
  );
}
