/** The addresses of a film's files. */
export interface FilmFiles {
  mp4: string;
  captions?: string;
}

/** Every film is rendered in this size. */
export const filmSize = { width: 800, height: 450 };

/** A film may be named with its ending or without. */
export const bareName = (name: string): string => name.replace(/\.(mp4|vtt)$/i, '');

/** Gathers the files of each film, such as demo-1.mp4 and demo-1.vtt, under its bare name. */
export function filmsByName(files: Record<string, string>): Record<string, FilmFiles> {
  const captions = Object.fromEntries(
    Object.entries(files).flatMap(([name, address]) =>
      /\.vtt$/i.test(name) ? [[bareName(name), address]] : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(files).flatMap(([name, mp4]) =>
      /\.mp4$/i.test(name) ? [[bareName(name), { mp4, captions: captions[bareName(name)] }]] : [],
    ),
  );
}
