export interface FilmFiles {
  mp4: string;
  captions?: string;
}

export const filmSize = { width: 800, height: 450 };

export const bareName = (name: string): string => name.replace(/\.(mp4|vtt)$/i, '');

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
