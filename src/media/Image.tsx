import { ImageElement } from './ImageElement';
import { isThemed, type PictureFile } from './picture-file';

export interface ImageProps {
  file: PictureFile;
  alt: string;
  /** The first picture of a page is fetched at once, all others when they are near. */
  first?: boolean;
  sizes?: string;
}

/** Any picture, in the theme that is shown. What is not shown is not fetched either. */
export function Image({ file, ...rest }: ImageProps) {
  if (!isThemed(file)) return <ImageElement file={file} {...rest} />;
  return (
    <>
      <ImageElement className="in-light" file={file.light} {...rest} />
      <ImageElement className="in-dark" file={file.dark} {...rest} />
    </>
  );
}
