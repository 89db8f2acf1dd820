import type { Picture as PictureContent } from '../content/types';
import { Picture } from '../media/Picture';
import { usePictureFile } from './case-files';

interface Props {
  picture: PictureContent;
  first?: boolean;
  enlarge?: boolean;
  resolve?: boolean;
  className?: string;
}

export function StoryPicture({ picture: { file, ...words }, ...rest }: Props) {
  return <Picture file={usePictureFile(file)} {...words} {...rest} />;
}
