import { ImageElement } from './ImageElement';
import { isThemed, type PictureFile } from './picture-file';

export interface ImageProps {
  file: PictureFile;
  alt: string;
  /** Loads the picture eagerly; others are lazy-loaded. */
  first?: boolean;
  sizes?: string;
}

/** A picture. If it has an image for each theme, the browser fetches only the current theme's. */
export function Image({ file, ...rest }: ImageProps) {
  if (!isThemed(file)) return <ImageElement file={file} {...rest} />;
  return (
    <>
      <ImageElement className="in-light" file={file.light} {...rest} />
      <ImageElement className="in-dark" file={file.dark} {...rest} />
    </>
  );
}
