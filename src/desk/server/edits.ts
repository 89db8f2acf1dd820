import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parseSync } from 'vite';
import type { Part } from '../contract.ts';
import { fieldsOf, wordsOf, type Entry, type Found, type Node } from './find-items.ts';
import { Refusal } from './refusal.ts';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Starts with the last edit, because an edit shifts the offsets after it. No edits may overlap. */
export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
      source,
    );

export function editWords(source: string, found: Found, parts: readonly Part[]): Edit[] {
  const { words } = found;
  if (!words) throw new Refusal(found.closed ?? 'There are no words to edit.');
  const kept: string[] = (words.expressions ?? []).map((node: Node) => sourceOf(source, node));
  const given = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.figure]));
  const missing = kept.find((name) => !given.includes(name));
  if (missing) throw new Refusal(`\${${missing}} must stay: it comes from another field.`);
  const unknown = given.find((name) => !kept.includes(name));
  if (unknown) throw new Refusal(`\${${unknown}} is not in this text.`);
  return [{ start: words.start, end: words.end, text: literal(parts) }];
}

/** Replaces draft(…) with its argument, or a question with its fallback. */
export function confirm(source: string, found: Found): Edit[] {
  const { kind, inner, start, end, isInTemplate } = found;
  if (kind === 'text') throw new Refusal('This text is confirmed already.');
  if (kind === 'placeholder') throw new Refusal('A placeholder cannot be confirmed. Replace it.');
  if (!inner) throw new Refusal('There is no text to confirm. Answer the question.');
  if (kind === 'question' && found.closed) throw new Refusal(found.closed);
  const words = wordsOf(inner);
  const isWithin = isInTemplate && words && source.slice(start - 2, start) === '${';
  // Inside a template literal, `${draft('words')}` becomes plain `words`, without `${}` and quotes.
  if (isWithin) return [{ start: start - 2, end: end + 1, text: inTemplate(source, words) }];
  const isDraft = kind === 'question' && inner.callee?.name === 'draft';
  const statement: Node = isDraft ? inner.arguments[0] : inner;
  const text = sourceOf(source, statement);
  const isSimple = !/^(Conditional|Logical|Binary|Arrow|Sequence)/.test(statement.type);
  return [{ start, end, text: isSimple ? text : `(${text})` }];
}

export function answer(found: Found, text: string): Edit[] {
  if (found.kind !== 'question') throw new Refusal('This is not a question.');
  if (found.closed) throw new Refusal(found.closed);
  return [{ start: found.start, end: found.end, text: quote(text) }];
}

export function replacePicture(source: string, found: Found, file: string, alt: string): Edit[] {
  if (!found.picture) throw new Refusal(found.closed ?? 'This is not a picture.');
  const altName = fieldsOf(found.picture).alt ? 'alt' : 'name';
  const properties = (found.picture.properties as Node[]).flatMap((property) => {
    const name = property.key?.name;
    if (name === 'placeholderFor' || name === 'phone') return [];
    if (name === 'file') return [`file: ${quote(file)}`];
    if (name === altName) return [`${name}: ${quote(alt)}`];
    return [sourceOf(source, property)];
  });
  const lines = properties.map((property) => `\n${property},`).join('');
  return [{ start: found.start, end: found.end, text: `{${lines}\n}` }];
}

export function copyEntry({ node }: Entry, source: string, texts: readonly Found[] = []): Edit[] {
  if (fieldsOf(node).kind?.value === 'scene') throw new Refusal('A story has one scene.');
  const given = new Set<string>();
  const isTaken = (id: string) => given.has(id) || source.includes(`'${id}'`);
  const renamed = idsIn(node).map(({ start, end, value }): Edit => {
    const stem = String(value).replace(/-\d+$/, '');
    let number = 2;
    while (isTaken(`${stem}-${number}`)) number += 1;
    given.add(`${stem}-${number}`);
    return { start: start - node.start, end: end - node.start, text: `'${stem}-${number}'` };
  });
  const drafts = texts.map(({ start, end }): Edit => ({
    start: start - node.start,
    end: end - node.start,
    text: `draft(${source.slice(start, end)})`,
  }));
  const copy = applyEdits(sourceOf(source, node), [...renamed, ...drafts]);
  return [{ start: node.end, end: node.end, text: `, ${copy}` }];
}

/** May leave an empty list. The content check, which runs later, rejects it. */
export function removeEntry({ node, list }: Entry): Edit[] {
  const at = list.elements.indexOf(node);
  const [before, after] = [list.elements[at - 1], list.elements[at + 1]];
  if (before) return [{ start: before.end, end: node.end, text: '' }];
  return [{ start: node.start, end: after?.start ?? list.end - 1, text: '' }];
}

const idsIn = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .flatMap((child: Node | null) => {
      if (!child?.type) return [];
      const isId = child.type === 'Property' && child.key.name === 'id';
      return isId ? [child.value as Node] : idsIn(child);
    });

/** Escapes no-break spaces, which look like other spaces in the source. */
export const quote = (text: string): string =>
  JSON.stringify(onOneLine(text)).replaceAll('\u00a0', '\\u00a0');

export const sourceOf = (source: string, { start, end }: { start: number; end: number }): string =>
  source.slice(start, end);

function literal(parts: readonly Part[]): string {
  if (parts.every((part) => typeof part === 'string')) return quote(parts.join(''));
  const inside = parts.map((part) =>
    typeof part === 'string' ? escaped(part) : `\${${part.figure}}`,
  );
  return `\`${inside.join('')}\``;
}

const inTemplate = (source: string, words: Node) =>
  words.type === 'TemplateLiteral'
    ? source.slice(words.start + 1, words.end - 1)
    : escaped(words.value);

const escaped = (text: string) =>
  onOneLine(text)
    .replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\u00a0', '\\u00a0');

const onOneLine = (text: string) => text.replaceAll(/[^\S\u00a0]*[\n\r\t][^\S\u00a0]*/g, ' ');

export async function tidy(root: string, file: string, source: string): Promise<string> {
  const filepath = path.join(root, file);
  return format(dropUnused(file, source), { ...(await resolveConfig(filepath)), filepath });
}

function dropUnused(file: string, source: string): string {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0)
    throw new Refusal(`${file} would not be TypeScript: ${errors[0]?.message}`);
  const body = program.body as unknown as Node[];
  const used = new Set(body.flatMap(namesUsedIn));
  const edits = body.flatMap((statement): Edit[] => {
    const { type, start, end, specifiers = [], declarations = [] } = statement;
    if (type === 'VariableDeclaration') {
      const isUsed = declarations.some(({ id }: Node) => used.has(id.name));
      return isUsed ? [] : [{ start, end, text: '' }];
    }
    if (type !== 'ImportDeclaration') return [];
    const kept = specifiers.filter(({ local }: Node) => used.has(local.name));
    if (kept.length === specifiers.length) return [];
    const whole = { start, end: end + Number(source[end] === '\n'), text: '' };
    if (kept.length === 0) return [whole];
    const names = kept.map((each: Node) => source.slice(each.start, each.end)).join(', ');
    const from = source.slice(statement.source.start, end);
    const kind = statement.importKind === 'type' ? 'import type' : 'import';
    return [{ start, end, text: `${kind} { ${names} } from ${from}` }];
  });
  const left = applyEdits(source, edits);
  // A dropped constant may have been the only use of another constant or import, so search again.
  return left === source ? source : dropUnused(file, left);
}

function namesUsedIn(node: Node | null | undefined): string[] {
  if (!node) return [];
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'Identifier') return [node.name];
  return Object.entries(node).flatMap(([field, value]) => {
    const isName = (field === 'key' || field === 'property') && !node.computed;
    if (isName) return [];
    // The name that a constant declares is not a use, but the names in its type annotation are.
    if (node.type === 'VariableDeclarator' && field === 'id')
      return namesUsedIn(value.typeAnnotation);
    return [value].flat().flatMap((child) => (child?.type ? namesUsedIn(child) : []));
  });
}
