import { ImageElement } from './ImageElement';
import { isThemed, type PictureFile } from './picture-file';

export interface ImageProps {
  file: PictureFile;
  alt: string;
  /** Loads eagerly; all other images are lazy-loaded. */
  first?: boolean;
  sizes?: string;
}

/** Any picture. Of a picture with two themes, the browser fetches only the current one. */
export function Image({ file, ...rest }: ImageProps) {
  if (!isThemed(file)) return <ImageElement file={file} {...rest} />;
  return (
    <>
      <ImageElement className="in-light" file={file.light} {...rest} />
      <ImageElement className="in-dark" file={file.dark} {...rest} />
    </>
  );
}
