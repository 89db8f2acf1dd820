import styled from 'styled-components';
import type { Prototype } from '../../content/types';
import { PrototypeFrame } from '../../media/PrototypeFrame';
import { usePictureFile } from '../case-files';
import { BlockHead } from './BlockHead';
import { MoreLink } from './MoreLink';

export function PrototypeBlock({ title, description, height, address, poster, more }: Prototype) {
  const file = usePictureFile(poster);
  return (
    <section>
      <BlockHead title={title}>{description && <p>{description}</p>}</BlockHead>
      <PrototypeFrame
        title={title}
        address={address}
        height={height}
        poster={{ file, alt: poster.alt }}
      />
      {more && <More {...more} />}
    </section>
  );
}

const More = styled(MoreLink)`
  margin-top: 1.4rem;
`;
