import styled from 'styled-components';
import { Icon } from '../ui/Icon';
import { Label } from '../ui/Label';
import { Image, type ImageProps } from './Image';
import { isThemed, sizeOf } from './picture-file';
import { Wireframe } from './Wireframe';

interface Props extends ImageProps {
  caption?: string;
  /** Links to the picture at full size; without scripts, to the file itself. */
  enlarge?: boolean;
  /** Starts as its wireframe, where it has one. */
  resolve?: boolean;
  className?: string;
}

export function Picture({ caption, enlarge = false, resolve = false, className, ...image }: Props) {
  const wireframe = resolve && isThemed(image.file) ? image.file.wireframe : undefined;
  const Box = caption ? 'figure' : 'div';
  return (
    <Box className={className}>
      <Place>
        <Image {...image} />
        {wireframe && <Wireframe file={wireframe} sizes={image.sizes} />}
        {enlarge && (
          <Enlarge
            href={sizeOf(image.file).src}
            aria-label={`Enlarge: ${caption ?? image.alt}`}
            data-enlarge={caption ?? ''}
          >
            <Icon name="enlarge" />
          </Enlarge>
        )}
      </Place>
      {caption && <Caption as="figcaption">{caption}</Caption>}
    </Box>
  );
}

const Place = styled.div`
  position: relative;
`;

const Enlarge = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: end;
  justify-content: end;
  cursor: zoom-in;

  svg {
    box-sizing: content-box;
    padding: 12px;
    background: var(--paper);
    color: var(--ink);
    opacity: 0;
    transition: opacity var(--hover);
  }
  &:hover svg,
  &:focus-visible svg {
    opacity: 1;
  }
  @media (hover: none) {
    svg {
      padding: 8px;
      opacity: 1;
    }
  }
  @media print {
    display: none;
  }
`;

const Caption = styled(Label)`
  margin-top: 0.9rem;
`;
