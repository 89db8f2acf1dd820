import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { chunksOf, editList, list, type CaseEntry, type CasePlan } from './case-list.ts';
import { contentFiles } from './content-files.ts';
import { applyEdits, sourceOf, type Edit, tidy } from './edits.ts';
import { fieldsOf, wordsOf, type Node } from './find-items.ts';
import { escapeRegExp, filesIn, inSlashes, lineOf, nodesIn } from './site.ts';

export async function draftRemove(
  root: string,
  cases: readonly CaseEntry[],
  index: number,
): Promise<CasePlan> {
  const { slug, name } = cases[index] ?? { slug: '', name: '' };
  const folder = `src/cases/${slug}`;
  const files = filesBelow(root, folder);
  const listed = await editList(root, (source, { array }) => {
    const text = chunksOf(source, array).toSpliced(index, 1).join('');
    return [{ start: array.start + 1, end: array.end - 1, text }];
  });
  const others = cases.filter((each) => each.slug !== slug).map((each) => each.slug);
  const content = await Promise.all(
    contentFiles(root, others)
      .filter((file) => file !== list)
      .map((file) => unlink(root, file, slug)),
  );
  const unlinked = content.filter(({ isChanged }) => isChanged);
  const mentions = content.flatMap(({ file, source }) =>
    linesWith(file, source, [name, `/${slug}`]),
  );
  return {
    label: `Removed case: ${name}`,
    changes: [
      ...files.map((file) => ({ file, bytes: undefined })),
      listed,
      ...unlinked.map(({ file, source }) => ({ file, bytes: Buffer.from(source) })),
    ],
    follows: [
      `${folder} is deleted, with ${files.length} files. /${slug} is no longer a page.`,
      ...unlinked.map(({ file }) => `${file} no longer links to /${slug}.`),
      ...mentions.map((mention) => `${mention} still mentions it. Check whether that is right.`),
      ...describePrototype(root, slug, content),
    ],
  };
}

function describePrototype(root: string, slug: string, content: readonly Content[]): string[] {
  const folder = `src/prototypes/${slug}`;
  if (!existsSync(path.join(root, folder))) return [];
  const spec = `e2e/prototypes-${slug}.spec.ts`;
  const address = `/prototypes/${slug}`;
  const named = content.flatMap(({ file, source }) => linesWith(file, source, [address]));
  const parts = [...(existsSync(path.join(root, spec)) ? [spec] : []), ...named];
  const rest = parts.length > 0 ? ` with ${parts.join(', ')}` : '';
  return [`${folder} stays, at ${address}/. If no other page leads there, delete it${rest}.`];
}

function filesBelow(root: string, folder: string): string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return filesIn(place).map((file: string) => inSlashes(path.relative(root, file)));
}

interface Content {
  file: string;
  source: string;
  isChanged: boolean;
}

async function unlink(root: string, file: string, slug: string): Promise<Content> {
  const source = readFileSync(path.join(root, file), 'utf8');
  const nodes: Node[] = nodesIn(parseSync(file, source).program);
  const edits = nodes.flatMap((node): Edit[] => {
    const { to, label, value } = fieldsOf(node);
    const isLink = to && String(wordsOf(to)?.value).split(/[?#]/)[0] === `/${slug}`;
    const properties: Node[] = node.properties ?? [];
    const isFigure = value ?? properties.some(({ type }) => type === 'SpreadElement');
    // A key number (with `value`) loses only its `to`. Any other link with a `label` keeps it, so
    // that the content check finds a link to a missing page, and refuses to remove the case.
    if (!isLink || (label && !isFigure)) return [];
    const kept = properties.filter((each) => each.value !== to);
    const texts = kept.map((each) => sourceOf(source, each)).join(', ');
    return [{ start: node.start, end: node.end, text: `{ ${texts} }` }];
  });
  if (edits.length === 0) return { file, source, isChanged: false };
  return { file, source: await tidy(root, file, applyEdits(source, edits)), isChanged: true };
}

function linesWith(file: string, source: string, names: readonly string[]): string[] {
  const spelled = names.map(escapeRegExp).join('|');
  const named = new RegExp(`(?<![\\w-])(${spelled})(?![\\w-])`);
  const nodes: Node[] = nodesIn(parseSync(file, source).program);
  const lines = nodes
    .filter(({ type }) => type === 'Literal' || type === 'TemplateElement')
    .filter(({ value }) => named.test(String(value?.cooked ?? value)))
    .map((node) => lineOf(node, source));
  return [...new Set(lines)].map((line) => `${file}:${line}`);
}
