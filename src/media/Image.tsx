import { ImageElement } from './ImageElement';
import { isThemed, type PictureFile } from './picture-file';

export interface ImageProps {
  file: PictureFile;
  alt: string;
  eager?: boolean;
  sizes?: string;
}

/**
 * Browsers fetch only the current theme's image, because the other one is hidden and lazy-loaded.
 * With `eager`, they fetch both.
 */
export function Image({ file, ...rest }: ImageProps) {
  if (!isThemed(file)) return <ImageElement file={file} {...rest} />;
  return (
    <>
      <ImageElement className="in-light" file={file.light} {...rest} />
      <ImageElement className="in-dark" file={file.dark} {...rest} />
    </>
  );
}
