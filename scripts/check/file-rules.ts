import type { Report, Rule } from './problem.ts';

export interface ShownFile {
  file: string;
  bytes: number;
  fault?: string;
}

const million = 1_000_000;
const most = 20 * million;
const films = /\.mp4$/i;
/** Matches photos that the build encodes, but not rendered pictures, which are already encoded. */
const photos = /^src\/(?!films\/)(?!.*\.(light|dark|wireframe)\.avif$).*\.(jpe?g|png|webp|avif)$/i;

export const isPhoto = (file: string): boolean => photos.test(file);

const openable: Rule = [
  'a file that can be opened',
  'export it again; renaming does not change its format',
];

export function checkFile({ file, bytes, fault }: ShownFile, report: Report, note: Report) {
  const fair = films.test(file) || isPhoto(file) ? 5 * million : million / 2;
  const rule = (limit: number): Rule => [`at most ${megabytes(limit)}`, 'make the file smaller'];
  if (fault) report('', openable, fault);
  else if (bytes > most) report('', rule(most), megabytes(bytes));
  else if (bytes > fair) note('', rule(fair), megabytes(bytes));
}

const megabytes = (bytes: number) => `${(bytes / million).toFixed(1)} MB`;

export function checkResume(start: string, report: Report) {
  if (!start.startsWith('%PDF-')) {
    report('', ['a PDF', 'export it as PDF; renaming does not change its format'], start);
  }
}
