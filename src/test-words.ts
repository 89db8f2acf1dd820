import { readFileSync, readdirSync } from 'node:fs';

const plain = (words: string): string =>
  words
    .replace(/&nbsp;|\s/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/’/g, "'")
    .replace(/ +/g, ' ')
    .trim()
    .toLowerCase();

export function labelsIn(drawing: string | Element): string[] {
  const place = document.createElement('div');
  place.innerHTML = typeof drawing === 'string' ? drawing : drawing.innerHTML;
  return Array.from(place.querySelectorAll('text'), ({ textContent }) =>
    textContent.replace(/\s+/g, ' ').trim(),
  ).filter(Boolean);
}

export const read = (file: string): string => readFileSync(`src/${file}`, 'utf8');

export const pageOf = (prototype: string): Document =>
  new DOMParser().parseFromString(read(`prototypes/${prototype}/index.html`), 'text/html');

export const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

export const tokensIn = (text: string): string[] =>
  text.match(/\$?[\w’]+(?:[,.:–][\w]+)*[%+]?/g) ?? [];

export const namesIn = (text: string): string[] => [
  ...[...text.matchAll(/“([^”]+)”/g)].flatMap(([, quoted = '']) => tokensIn(quoted)),
  ...text
    .split(/[.:;?!] |\n/)
    .flatMap((sentence) =>
      tokensIn(sentence).filter(
        (token, index) => /\d/.test(token) || (index > 0 && /^[A-Z]./.test(token)),
      ),
    ),
];

const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function countsIn(texts: readonly string[], noun: string): number[] {
  const said = new RegExp(`\\b(\\d+|${numerals.join('|')}) (?:[a-z]+ )?${noun}\\b`, 'gi');
  return texts.flatMap((text) =>
    [...text.matchAll(said)].map(([, count = '']) => {
      const numeral = numerals.indexOf(count.toLowerCase());
      return numeral < 0 ? Number(count) : numeral;
    }),
  );
}

export const miscounts = (texts: readonly string[], noun: string, right: number): number[] =>
  countsIn(texts, noun).filter((count) => count !== right);

/**
 * True if the content shows the file as a placeholder (`placeholderFor`). Tests check a drawing's
 * text only while the drawing is a placeholder.
 */
export function isPlaceholder(content: unknown, file: string, isInMarked = false): boolean {
  if (typeof content !== 'object' || content === null) return false;
  const isMarked = isInMarked || 'placeholderFor' in content;
  const parts: unknown[] = Object.values(content);
  return (
    (isMarked && parts.includes(file)) || parts.some((part) => isPlaceholder(part, file, isMarked))
  );
}

export function allWords(folder: string): string {
  const files = readdirSync(`src/${folder}`).filter((file) => /(?<!\.test)\.(html|ts)$/.test(file));
  return plain(files.map((file) => read(`${folder}/${file}`).replace(/<[^>]*>/g, '')).join(' '));
}

export function unsaid(labels: readonly string[], folder: string, besides: readonly string[] = []) {
  const said = allWords(folder);
  return labels.filter((label) => !said.includes(plain(label)) && !besides.includes(label));
}
