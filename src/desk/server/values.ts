import type { Part } from '../contract.ts';
import { itemsIn } from './content-files.ts';
import { sourceOf } from './edits.ts';
import { fieldsOf, wordsOf, type Found, type Node } from './find-items.ts';
import { textOf } from './site.ts';

export const figuresFile = 'src/content/figures.ts';
export const ownerFile = 'src/content/owner.ts';

/**
 * A file's source, and the items that its words can embed as `${…}`: those of figures.ts, owner.ts,
 * and the file itself. Each key is an expression, such as `figures.videos.value`.
 */
export interface Source {
  source: string;
  embedded: ReadonlyMap<string, Found>;
}

export function sourceIn(root: string, file: string): Source {
  const files = [figuresFile, ownerFile, file].map((each) => itemsIn(root, each));
  const embedded = files.flatMap(({ found }) => found.map((each) => [each.field, each] as const));
  return { source: files.at(-1)?.source ?? '', embedded: new Map(embedded) };
}

export function partsOf(words: Node, from: Source): Part[] {
  if (words.type === 'Literal') return [words.value as string];
  return (words.quasis as Node[]).flatMap(({ value: { cooked } }, index): Part[] => {
    const expression: Node | undefined = words.expressions[index];
    const said: Part[] = cooked ? [cooked as string] : [];
    return expression ? [...said, embeddedIn(expression, from)] : said;
  });
}

function embeddedIn(expression: Node, from: Source): Part {
  const figure = sourceOf(from.source, expression);
  // For `question(…) ?? …`, the page shows the fallback.
  const text = wordsOf(expression.type === 'LogicalExpression' ? expression.right : expression);
  if (text) return { figure, value: textOf(text, from.source) };
  const item = from.embedded.get(figure);
  const value = item?.words ? textIn(partsOf(item.words, from)) : figure;
  return { figure, value, item: item?.key };
}

export const textIn = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');

export function pictureOf(source: string, { picture }: Found) {
  const { file, phone, alt, name } = fieldsOf(picture);
  const shown = alt ?? name;
  return (
    file && {
      file: textOf(file, source),
      phone: phone && textOf(phone, source),
      alt: shown ? textOf(wordsOf(shown) ?? shown, source) : '',
    }
  );
}
