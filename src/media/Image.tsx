import { useState } from 'react';
import styled from 'styled-components';
import { upToNarrow } from '../theme/breakpoints';
import { isThemed, sourceOf, type Bitmap, type ImageFile, type PictureFile } from './picture-file';

export const inverted = 'invert(1) hue-rotate(180deg)';

export interface ImageProps {
  file: PictureFile;
  alt: string;
  eager?: boolean;
  sizes?: string;
}

/**
 * Browsers fetch only the current theme's image, because the other one is hidden and lazy-loaded.
 * With `eager`, they fetch both.
 */
export function Image({ file, ...rest }: ImageProps) {
  if (!isThemed(file)) return <ImageElement file={file} {...rest} />;
  return (
    <>
      <ImageElement className="in-light" file={file.light} {...rest} />
      <ImageElement className="in-dark" file={file.dark} {...rest} />
    </>
  );
}

interface ElementProps extends Omit<ImageProps, 'file'> {
  file: ImageFile | Bitmap;
  className?: string;
}

function ImageElement({ file, alt, eager = false, sizes = '100vw', className }: ElementProps) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Missing className={className} style={{ aspectRatio: `${file.width} / ${file.height}` }}>
        <p>{alt}</p>
        <p>
          The picture did not load. <a href={file.src}>Open it directly</a>
        </p>
      </Missing>
    );
  }
  const { phone } = file;
  const image = (
    <img
      // If the image failed before hydration, no error event follows, so this checks for a failure.
      ref={(element) => {
        if (element?.complete && element.currentSrc && element.naturalWidth === 0) setFailed(true);
      }}
      {...sourceOf(file, sizes)}
      data-inverted={file.inverted}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? 'sync' : 'async'}
      onError={() => setFailed(true)}
    />
  );
  return (
    <Box className={className}>
      {phone ? (
        <picture>
          <PhoneSource file={phone} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </Box>
  );
}

export function PhoneSource({ file, sizes }: { file: ImageFile | Bitmap; sizes?: string }) {
  const { src, width, height } = file;
  return (
    <source
      media={upToNarrow}
      srcSet={'srcSet' in file ? file.srcSet : src}
      sizes={sizes}
      width={width}
      height={height}
    />
  );
}

const Box = styled.span`
  display: block;

  picture {
    display: contents;
  }
  img {
    width: 100%;
    background: var(--paper-2);
  }
  img[data-inverted] {
    background: none;
    filter: ${inverted};
  }
  /* A screenshot may have the page's color, so a hairline marks its edge. */
  img[srcset] {
    outline: 1px solid var(--line);
    outline-offset: -1px;
  }
`;

const Missing = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  align-content: center;
  gap: 0.6rem;
  width: 100%;
  min-height: 9rem;
  padding: 1.5rem;
  border: var(--stroke) dashed var(--ink-2);
  background: var(--paper-2);
  overflow: auto;
`;
