/** The addresses of a film's files. */
export interface FilmFiles {
  mp4: string;
  captions?: string;
}

/** Every film is rendered in this size. */
export const filmSize = { width: 800, height: 450 };

/** Gathers the rendered files of each film, such as demo-1.mp4, under its bare name. */
export function filmsByName(files: Record<string, string>): Record<string, FilmFiles> {
  const films: Record<string, FilmFiles> = {};
  for (const path of Object.keys(files)) {
    const base = path.replace(/\.[^.]+$/, '');
    const [mp4, captions] = ['mp4', 'vtt'].map((ending) => files[`${base}.${ending}`]);
    if (mp4) films[base.slice(base.lastIndexOf('/') + 1)] = { mp4, captions };
  }
  return films;
}
