import { ImageElement } from './ImageElement';
import { isThemed, type PictureFile } from './picture-file';

export interface ImageProps {
  file: PictureFile;
  alt: string;
  /** Fetched at once; all others only when they are near the screen. */
  first?: boolean;
  sizes?: string;
}

/** Any picture. Of the two themes, only the one that is shown is fetched. */
export function Image({ file, ...rest }: ImageProps) {
  if (!isThemed(file)) return <ImageElement file={file} {...rest} />;
  return (
    <>
      <ImageElement className="in-light" file={file.light} {...rest} />
      <ImageElement className="in-dark" file={file.dark} {...rest} />
    </>
  );
}
