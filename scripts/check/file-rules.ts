/** What pictures, films and the owner's resume have to be like as files. */
import type { Report, Rule } from './problem.ts';

export interface ShownFile {
  file: string;
  bytes: number;
}

const million = 1_000_000;
const most = 20 * million;
const films = /\.mp4$/;

/** Too heavy for a page is a note; what nobody would wait for stops the build. */
export function checkWeight({ file, bytes }: ShownFile, report: Report, note: Report) {
  const fair = films.test(file) ? 5 * million : million / 2;
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
