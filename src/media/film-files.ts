/** A film as the build knows it. */
export interface FilmFiles {
  webm: string;
  mp4: string;
  captions?: string;
  width: number;
  height: number;
}
