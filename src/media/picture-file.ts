export interface ImageFile {
  src: string;
  width: number;
  height: number;
  inverted?: boolean;
  /** The minimum width, in CSS pixels, at which the picture's text is legible. */
  readable?: number;
  phone?: ImageFile | Bitmap;
}

/** The same picture in several widths; `src` is the largest. */
export interface Bitmap extends ImageFile {
  srcSet: string;
}

/** A thumbnail of a cover, or of a part of it, for Home's first view. */
export interface SmallCover extends ImageFile {
  fullSize: string;
  background: string;
  foreground: string;
}

interface ThemedPicture {
  light: Bitmap;
  dark: Bitmap;
  wireframe?: Bitmap;
}

export type PictureFile = ImageFile | ThemedPicture;

export const sourceOf = (file: ImageFile | Bitmap, sizes: string) => ({
  ...('srcSet' in file && { srcSet: file.srcSet, sizes }),
  src: file.src,
  width: file.width,
  height: file.height,
});

export const isThemed = (file: PictureFile): file is ThemedPicture => 'light' in file;

export const sizeOf = (file: PictureFile): ImageFile => (isThemed(file) ? file.light : file);

export function withPhone(file: PictureFile, phone: PictureFile): PictureFile {
  if (!isThemed(file)) return { ...file, phone: sizeOf(phone) };
  const look = (name: 'light' | 'dark') => ({
    ...file[name],
    phone: isThemed(phone) ? phone[name] : phone,
  });
  const { wireframe } = file;
  const gray = isThemed(phone) ? phone.wireframe : undefined;
  return {
    light: look('light'),
    dark: look('dark'),
    wireframe: wireframe && { ...wireframe, phone: gray },
  };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Combines the files of each picture: list.light.avif, list.dark.avif, and list.wireframe.avif
 * become the picture `list`. The wireframe is also a separate picture, `list.wireframe`.
 */
export function renderedByName(
  files: Record<string, ImageFile | Bitmap>,
): Record<string, PictureFile> {
  const states = new Map<string, Record<string, Bitmap>>();
  for (const [path, file] of Object.entries(files)) {
    const [, name, look] = /^(.+)\.(light|dark|wireframe)\.avif$/.exec(nameOf(path)) ?? [];
    if (!name || !look || !('srcSet' in file)) continue;
    // Screenshots have two pixels per CSS pixel, so they are legible at half their width.
    const bitmap = { ...file, readable: file.width / 2 };
    states.set(name, { ...states.get(name), [look]: bitmap });
  }
  const pictures: Record<string, PictureFile> = {};
  for (const [name, { light, dark, wireframe }] of states) {
    if (light && dark) pictures[name] = { light, dark, wireframe };
    if (wireframe)
      pictures[`${name}.wireframe`] = {
        light: wireframe,
        dark: { ...wireframe, inverted: true },
      };
  }
  return pictures;
}

export function fileFrom<File>(files: Record<string, File>, name: string): File {
  const file = files[name];
  if (!file)
    throw new Error(`Missing picture ${name}. Add the file, or correct its name in the content.`);
  return file;
}
