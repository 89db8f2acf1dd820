import styled from 'styled-components';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { Image, type ImageProps } from './Image';
import { isThemed, sizeOf } from './picture-file';
import { Wireframe } from './Wireframe';

interface Props extends ImageProps {
  caption?: string;
  /** Adds a link that opens the lightbox (without scripts, the picture's file). */
  enlarge?: boolean;
  placeholderFor?: string;
  /** If the picture has a wireframe, covers the picture with it until the visitor scrolls down. */
  resolve?: boolean;
  className?: string;
}

export function Picture({
  caption,
  enlarge = false,
  placeholderFor,
  resolve = false,
  className,
  ...image
}: Props) {
  const { src, readable } = sizeOf(image.file);
  const wireframe = resolve && isThemed(image.file) ? image.file.wireframe : undefined;
  const Box = caption ? 'figure' : 'div';
  return (
    <Box className={className}>
      <Place>
        <Image {...image} />
        {wireframe && <Wireframe file={wireframe} sizes={image.sizes} />}
        {enlarge && (
          <Enlarge
            href={src}
            aria-label={`Enlarge: ${caption ?? image.alt}`}
            data-enlarge={caption ?? ''}
            data-readable={readable}
            data-placeholder={placeholderFor && ''}
          >
            <Icon name="enlarge" />
          </Enlarge>
        )}
      </Place>
      {caption && (
        <Caption as="figcaption" data-beside={enlarge || undefined}>
          {caption}
        </Caption>
      )}
    </Box>
  );
}

const Place = styled.div`
  position: relative;
`;

/* Covers the picture, and a strip below it, where the icon is shown beside the caption. */
const Enlarge = styled.a`
  position: absolute;
  inset: 0 0 calc(-1 * var(--target));
  display: grid;
  align-content: end;
  justify-content: end;
  cursor: zoom-in;

  svg {
    box-sizing: content-box;
    padding: calc((var(--target) - 1em) / 2) 0 calc((var(--target) - 1em) / 2) var(--target);
    color: var(--ink-2);
    transition: color var(--hover);
  }
  &:hover svg {
    color: var(--accent);
  }
  @media print {
    display: none;
  }
`;

const Caption = styled(Label)`
  position: relative;
  margin-top: 0.9rem;
  text-wrap: balance;

  @media screen {
    &[data-beside] {
      margin-right: calc(var(--target) - 8px);
    }
  }
`;
