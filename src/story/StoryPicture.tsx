import type { Picture as PictureContent } from '../content/types';
import { Picture } from '../media/Picture';
import { usePictureFile } from './case-files';

interface Props {
  picture: PictureContent;
  enlarge?: boolean;
  resolve?: boolean;
  className?: string;
}

export function StoryPicture({ picture, ...rest }: Props) {
  const { alt, caption, placeholderFor } = picture;
  return (
    <Picture
      file={usePictureFile(picture)}
      alt={alt}
      caption={caption}
      placeholderFor={placeholderFor}
      {...rest}
    />
  );
}
