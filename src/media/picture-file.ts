/** A file as the build knows it: where it is served and how large it is. */
export interface ImageFile {
  src: string;
  width: number;
  height: number;
}

/** The same picture once for each format and width. */
export interface Bitmap extends ImageFile {
  avif: string;
  webp: string;
}

/** A picture of an interface, taken in both themes. */
export interface ThemedPicture {
  light: Bitmap;
  dark: Bitmap;
  /** The same screen in gray. */
  wireframe?: Bitmap;
}

export type PictureFile = ImageFile | ThemedPicture;

export const isThemed = (file: PictureFile): file is ThemedPicture => 'light' in file;

export const sizeOf = (file: PictureFile): ImageFile => (isThemed(file) ? file.light : file);

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Turns the paths of a glob into file names, which is how content names its pictures. */
export const byName = <File>(files: Record<string, File>): Record<string, File> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [nameOf(path), file]));

/**
 * Gathers the rendered files of each interface, such as list.dark-800.avif, under its bare name.
 * A wireframe belongs to it, and is a picture of its own as well: list.wireframe.
 */
export function renderedByName(files: Record<string, ImageFile>): Record<string, PictureFile> {
  const rendered = Object.entries(files).flatMap(([path, file]) => {
    const [, name, look, format] =
      /^(.+)\.(light|dark|wireframe)(?:-\d+)?\.(avif|webp)$/.exec(nameOf(path)) ?? [];
    return name && look && format ? [{ name, look, format, file }] : [];
  });
  const bitmap = (name: string, look: string): Bitmap | undefined => {
    const own = rendered.filter((each) => each.name === name && each.look === look);
    const sources = (format: string) =>
      own
        .filter((each) => each.format === format)
        .map(({ file }) => `${file.src} ${file.width}w`)
        .join(', ');
    const largest = own.toSorted((a, b) => b.file.width - a.file.width).at(0)?.file;
    return largest && { ...largest, avif: sources('avif'), webp: sources('webp') };
  };
  const pictures: Record<string, PictureFile> = {};
  for (const { name } of rendered) {
    const [light, dark, wireframe] = ['light', 'dark', 'wireframe'].map((look) =>
      bitmap(name, look),
    );
    if (light && dark) pictures[name] = { light, dark, wireframe };
    if (wireframe) pictures[`${name}.wireframe`] = { light: wireframe, dark: wireframe };
  }
  return pictures;
}

/** The file that content names; a name without a file is a mistake in the content. */
export function fileFrom<File>(files: Record<string, File>, name: string): File {
  const file = files[name];
  if (!file) throw new Error(`There is no picture ${name}.`);
  return file;
}
