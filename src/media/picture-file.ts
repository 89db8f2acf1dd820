/** An image's URL and size. */
export interface ImageFile {
  src: string;
  width: number;
  height: number;
  /** True for a light wireframe that is inverted on a dark page. */
  inverted?: boolean;
  /** The least width at which its lettering is legible. */
  readable?: number;
  /** The image that phones show instead. */
  phone?: ImageFile | Bitmap;
}

/** The same picture in several widths; `src` has the largest. */
export interface Bitmap extends ImageFile {
  srcSet: string;
}

/** A cover for the first view of a page: few bytes, at the size of a stamp. */
export interface SmallCover extends ImageFile {
  /** The URL of the cover itself. */
  whole: string;
  background: string;
  foreground: string;
}

/** A screenshot in both themes. */
export interface ThemedPicture {
  light: Bitmap;
  dark: Bitmap;
  /** The same screen as a gray wireframe. */
  wireframe?: Bitmap;
}

export type PictureFile = ImageFile | ThemedPicture;

/** The attributes of an `<img>` for a file. */
export const sourceOf = (file: ImageFile | Bitmap, sizes: string) => ({
  ...('srcSet' in file && { srcSet: file.srcSet, sizes }),
  src: file.src,
  width: file.width,
  height: file.height,
});

export const isThemed = (file: PictureFile): file is ThemedPicture => 'light' in file;

export const sizeOf = (file: PictureFile): ImageFile => (isThemed(file) ? file.light : file);

/** Adds the picture that phones show instead. */
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
 * Groups the screenshots of one state, such as list.dark.avif, by its name, list.
 * The wireframe is also available on its own, as list.wireframe.
 */
export function renderedByName(
  files: Record<string, ImageFile | Bitmap>,
): Record<string, PictureFile> {
  const states = new Map<string, Record<string, Bitmap>>();
  for (const [path, file] of Object.entries(files)) {
    const [, name, look] = /^(.+)\.(light|dark|wireframe)\.avif$/.exec(nameOf(path)) ?? [];
    if (!name || !look || !('srcSet' in file)) continue;
    // Screenshots have a device pixel ratio of 2.
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
