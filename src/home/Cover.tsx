import { sourceOf, type ImageFile } from '../media/picture-file';

interface Props {
  file: ImageFile;
  sizes: string;
  className?: string;
}

/** A case's cover. Decorative, because the case's name is next to it. */
export const Cover = ({ file, sizes, className }: Props) => (
  <img className={className} {...sourceOf(file, sizes)} alt="" loading="lazy" decoding="async" />
);
