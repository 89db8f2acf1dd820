import path from 'node:path';
import { parseSync } from 'vite';
import { textOf } from '../check/content-nodes.mjs';
import { load } from './content-files.ts';
import { fieldsOf, wordsOf, type Found, type Node } from './find-marks.ts';

/** A content file, to ask what its names come to. */
export interface Source {
  root: string;
  file: string;
  source: string;
}

/** What an expression such as `figures.grants.value` comes to, as far as names lead. */
export async function valueOf({ root, file, source }: Source, names: string): Promise<unknown> {
  const [first = '', ...rest] = names.split(/[.[\]]+/).filter(Boolean);
  const from = importedFrom(file, source, first) ?? file;
  const module = await load<Record<string, unknown>>(root, from).catch(() => undefined);
  return [first, ...rest].reduce<unknown>(
    (value, name) => (value as Record<string, unknown> | undefined)?.[name],
    module,
  );
}

/** The file that a name comes from, if it is imported. */
export function importedFrom(file: string, source: string, name: string): string | undefined {
  const statements = parseSync(file, source).program.body as unknown as Node[];
  const statement = statements.find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' && specifiers.some(({ local }: Node) => local.name === name),
  );
  if (!statement) return undefined;
  const from = path.posix.join(path.posix.dirname(file), statement.source.value as string);
  return `${from.replace(/\.ts$/, '')}.ts`;
}

/** Which picture a stand-in is, and what it shows. */
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
