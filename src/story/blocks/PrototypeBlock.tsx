import styled from 'styled-components';
import type { Prototype } from '../../content/types';
import { PrototypeFrame } from '../../media/PrototypeFrame';
import { QuietButton } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { usePictureFile } from '../case-files';
import { BlockHead } from './BlockHead';

export function PrototypeBlock({ title, description, height, address, poster, more }: Prototype) {
  const file = usePictureFile(poster.file);
  return (
    <section>
      <BlockHead title={title}>{description && <p>{description}</p>}</BlockHead>
      <PrototypeFrame
        title={title}
        address={address}
        height={height}
        poster={{ file, alt: poster.alt }}
      />
      {more && (
        <More className="screen-only">
          <QuietButton to={more.to} newTab={more.newTab}>
            {more.label} <Icon name="arrowUpRight" />
          </QuietButton>
        </More>
      )}
    </section>
  );
}

const More = styled.p`
  margin-top: 1.4rem;
`;
