/** A picture as the build knows it: where it is served and how large it is. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** Turns the paths of a glob into file names, which is how content names its pictures. */
export const byName = (files: Record<string, PictureFile>): Record<string, PictureFile> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path.slice(path.lastIndexOf('/') + 1), file]),
  );

/** The file that content names; a name without a file is a mistake in the content. */
export function fileFrom(files: Record<string, PictureFile>, name: string): PictureFile {
  const file = files[name];
  if (!file) throw new Error(`There is no picture ${name}.`);
  return file;
}
