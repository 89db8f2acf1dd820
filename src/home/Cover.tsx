import { sourceOf, type ImageFile } from '../media/picture-file';

interface Props {
  file: ImageFile;
  sizes: string;
  className?: string;
}

export const Cover = ({ file, sizes, className }: Props) => (
  <img className={className} {...sourceOf(file, sizes)} alt="" loading="lazy" decoding="async" />
);
