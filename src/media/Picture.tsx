import styled from 'styled-components';
import { Label } from '../ui/Label';
import type { PictureFile } from './picture-file';

interface Props {
  file: PictureFile;
  alt: string;
  caption?: string;
  /** The first picture of a page is fetched at once, all others when they are near. */
  first?: boolean;
  className?: string;
}

export function Picture({ file, alt, caption, first = false, className }: Props) {
  return (
    <figure className={className}>
      <Image
        src={file.src}
        width={file.width}
        height={file.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
      {caption && <Caption as="figcaption">{caption}</Caption>}
    </figure>
  );
}

const Image = styled.img`
  width: 100%;
  background: var(--paper-2);
`;

const Caption = styled(Label)`
  margin-top: 0.9rem;
`;
