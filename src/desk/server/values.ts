import path from 'node:path';
import { parseSync } from 'vite';
import { load } from './content-files.ts';
import type { Part } from '../contract.ts';
import { sourceOf } from './edits.ts';
import { fieldsOf, wordsOf, type Found, type Node } from './find-items.ts';
import { textOf } from './site.ts';

export const figuresFile = 'src/content/figures.ts';

/** A content file whose expressions can be evaluated. */
export interface Source {
  root: string;
  file: string;
  source: string;
  /** Hash of all content, to share loaded modules between many calls. */
  stamp?: string;
}

/** Evaluates an expression of names, such as `figures.grants.value`. */
export async function valueOf(
  { root, file, source, stamp }: Source,
  names: string,
): Promise<unknown> {
  const [first = '', ...rest] = names.split(/[.[\]]+/).filter(Boolean);
  const from = importedFrom(file, source, first) ?? file;
  const module = await load<Record<string, unknown>>(root, from, stamp).catch(() => undefined);
  return [first, ...rest].reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name],
    module,
  );
}

/** Splits a text into words and embedded values. A figure has its line if known. */
export async function partsOf(
  words: Node,
  from: Source,
  figures: ReadonlyMap<string, number> = new Map(),
): Promise<Part[]> {
  if (words.type === 'Literal') return [words.value as string];
  const parts: Part[] = [];
  for (const [index, quasi] of (words.quasis as Node[]).entries()) {
    if (quasi.value.cooked) parts.push(quasi.value.cooked as string);
    const expression: Node | undefined = words.expressions[index];
    if (!expression) continue;
    const figure = sourceOf(from.source, expression);
    const text = wordsOf(expression);
    const value = text ? textOf(text, from.source) : await valueOf(from, figure);
    const line = figures.get(figure);
    parts.push({
      figure,
      value: String(value ?? figure),
      ...(line === undefined ? {} : { file: figuresFile, line }),
    });
  }
  return parts;
}

/** Returns the text that a visitor reads. */
export const saidIn = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.value)).join('');

/** Returns the file that a name is imported from, if any. */
export const importedFrom = (file: string, source: string, name: string): string | undefined =>
  importsOf(file, source).get(name);

const imports = new Map<string, { source: string; files: ReadonlyMap<string, string> }>();

/** Maps each imported name to its file. Cached by source. */
function importsOf(file: string, source: string): ReadonlyMap<string, string> {
  const known = imports.get(file);
  if (known?.source === source) return known.files;
  const statements = parseSync(file, source).program.body as unknown as Node[];
  const files = new Map(
    statements
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source: { value }, specifiers }) => {
        const from = path.posix.join(path.posix.dirname(file), value as string);
        return (specifiers as Node[]).map(({ local }): [string, string] => [
          local.name,
          `${from.replace(/\.ts$/, '')}.ts`,
        ]);
      }),
  );
  imports.set(file, { source, files });
  return files;
}

/** Returns a placeholder's picture file and alternative text. */
export async function pictureOf(from: Source, { field, picture }: Found) {
  if (!picture) return undefined;
  const { file, phone, alt, name } = fieldsOf(picture.object);
  if (file?.type !== 'Literal') {
    const made = (await valueOf(from, field)) as Partial<Record<string, string>> | undefined;
    return { file: made?.file ?? '', phone: made?.phone, alt: made?.alt ?? made?.name ?? '' };
  }
  const shown = alt ?? name;
  return {
    file: textOf(file, from.source),
    phone: phone && textOf(phone, from.source),
    alt: shown ? textOf(wordsOf(shown) ?? shown, from.source) : '',
  };
}
