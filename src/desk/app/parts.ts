import type { ContentItem } from '../contract';

export type Parts = ContentItem['parts'];
type FigurePart = Exclude<Parts[number], string>;

/** Alternates words and figures, with words at both ends, so there is a field around each figure. */
export interface Fields {
  words: readonly string[];
  figures: FigurePart[];
}

export function fieldsOf(parts: Parts): Fields {
  const words = [''];
  const figures: FigurePart[] = [];
  for (const part of parts) {
    if (typeof part === 'string') words[words.length - 1] += part;
    else {
      figures.push(part);
      words.push('');
    }
  }
  return { words, figures };
}

/** Joins lines, because a text in the content has only one. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

export function partsOf({ words, figures }: Fields): Parts {
  return words
    .flatMap((text, index) => [oneLine(text), figures[index] ?? ''])
    .filter((part) => part !== '');
}
