import styled from 'styled-components';
import { WireframeWipe } from '../motion/WireframeWipe';
import { inverted, PhoneSource } from './ImageElement';
import type { Bitmap } from './picture-file';

interface Props {
  file: Bitmap;
  sizes?: string;
}

/** The gray wireframe over a picture, wiped away by scrolling. */
export function Wireframe({ file, sizes = '100vw' }: Props) {
  return (
    <WireframeWipe>
      <picture>
        {file.phone && <PhoneSource file={file.phone} sizes={sizes} />}
        <Gray
          srcSet={file.srcSet}
          sizes={sizes}
          src={file.src}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    </WireframeWipe>
  );
}

const Gray = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: left top;
  :root[data-theme='dark'] & {
    filter: ${inverted};
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      filter: ${inverted};
    }
  }
`;
