import { sourceOf, type ImageFile } from '../media/picture-file';

interface Props {
  file: ImageFile;
  sizes: string;
  className?: string;
}

/** A case's cover beside its name, which says the same. */
export const Cover = ({ file, sizes, className }: Props) => (
  <img className={className} {...sourceOf(file, sizes)} alt="" loading="lazy" decoding="async" />
);
