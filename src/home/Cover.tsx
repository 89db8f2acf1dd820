import type { ImageFile } from '../media/picture-file';

interface Props {
  file: ImageFile;
  className?: string;
}

/** A case's cover beside its name, which says the same. */
export const Cover = ({ file: { src, width, height }, className }: Props) => (
  <img
    className={className}
    src={src}
    width={width}
    height={height}
    alt=""
    loading="lazy"
    decoding="async"
  />
);
