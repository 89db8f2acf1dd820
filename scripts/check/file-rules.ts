/** What pictures, films and the owner's resume have to be like as files. */
import type { Report, Rule } from './problem.ts';

export interface ShownFile {
  file: string;
  bytes: number;
  /** Why it cannot be opened. */
  fault?: string;
}

const million = 1_000_000;
const most = 20 * million;
const films = /\.mp4$/i;
/** What the build makes smaller itself: photos, but not what the site's own tools have rendered. */
const photos =
  /^src\/(?!films\/)(?!.*\.(light|dark|wireframe)(-\d+)?\.avif$).*\.(jpe?g|png|webp|avif)$/i;

export const isPhoto = (file: string): boolean => photos.test(file);

const openable: Rule = ['a file that can be opened', 'save it anew; another name changes nothing'];

/** A file may be broken, or be called what it is not. */
export function checkFile(shown: ShownFile, report: Report, note: Report) {
  if (shown.fault) report('', openable, shown.fault);
  else checkWeight(shown, report, note);
}

/** Too heavy for a page is a note; what nobody would wait for stops the build. */
function checkWeight({ file, bytes }: ShownFile, report: Report, note: Report) {
  const fair = films.test(file) || isPhoto(file) ? 5 * million : million / 2;
  const rule = (limit: number): Rule => [`at most ${megabytes(limit)}`, 'make the file smaller'];
  if (bytes > most) report('', rule(most), megabytes(bytes));
  else if (bytes > fair) note('', rule(fair), megabytes(bytes));
}

const megabytes = (bytes: number) => `${(bytes / million).toFixed(1)} MB`;

/** A file that is only called so would not open. */
export function checkResume(start: string, report: Report) {
  if (!start.startsWith('%PDF-')) {
    report('', ['a PDF', 'save it as one; another name does not make it one'], start);
  }
}
