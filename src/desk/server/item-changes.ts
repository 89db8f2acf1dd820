import { listedCases } from './case-list.ts';
import { isContentFile } from './content-files.ts';
import { writeValid } from './content-lines.ts';
import type { Part } from '../contract.ts';
import { readDropped, isNamedElsewhere, pictureFolder, preparePicture } from './dropped-files.ts';
import {
  answer,
  applyEdits,
  confirm,
  copyEntry,
  editWords,
  removeEntry,
  replacePicture,
  sourceOf,
  type Edit,
  tidy,
} from './edits.ts';
import { fieldName } from '../field-name.ts';
import { findItems, type Entry, type Found } from './find-items.ts';
import type { Change } from './history.ts';
import { hashOf, readBytes } from './project-files.ts';
import { Refusal } from './refusal.ts';
import { figureIn } from './site.ts';
import { figuresFile, partsOf, pictureOf, textIn, sourceIn } from './values.ts';

type Body = Record<string, unknown>;

interface Target {
  file: string;
  source: string;
  found: Found;
}

export async function editItem(root: string, body: Body) {
  const target = targetOf(root, body);
  const parts = readParts(body.parts).map((part) =>
    typeof part === 'string' ? withScheme(target, part) : part,
  );
  requireNoFigure(target.file, parts);
  const edited = [target, ...namesakesOf(root, target)].map((each) => {
    const after = applyEdits(each.source, editWords(each.source, each.found, parts));
    // The owner wrote the new words of a draft, so the edit also confirms them.
    return { ...each, after: each.found.kind === 'draft' ? confirmIn(after, each) : after };
  });
  await change(root, labelOf('Edited', target.file, textIn(parts)), edited);
}

function confirmIn(source: string, { file, found: { key, kind } }: Target): string {
  const found = findItems(file, source).find((each) => each.key === key && each.kind === kind);
  return found ? applyEdits(source, confirm(source, found)) : source;
}

export async function confirmItems(root: string, body: Body) {
  const targets = readItems(body.items).map((item) => targetOf(root, item));
  const files = new Map(targets.map(({ file, source }) => [file, source]));
  // The keys of drafts in one template literal differ only in a number. Confirming a draft changes
  // the numbers of the drafts after it, so the last draft is confirmed first.
  for (const target of targets.toSorted((a, b) => b.found.start - a.found.start)) {
    files.set(target.file, confirmIn(files.get(target.file) ?? '', target));
  }
  const changes = await Promise.all(
    [...files].map(async ([file, source]) => ({
      file,
      bytes: Buffer.from(await tidy(root, file, source)),
    })),
  );
  const [first] = targets;
  const label =
    first && targets.length === 1
      ? labelOf('Confirmed', first.file, saidBy(root, first))
      : `Confirmed: ${targets.length} drafts`;
  await writeValid(root, label, changes, () => requireUnchanged(root, targets));
}

export async function answerItem(root: string, body: Body) {
  const target = targetOf(root, body);
  const text = withScheme(target, readText(body.text, 'an answer'));
  requireNoFigure(target.file, [text]);
  await change(root, labelOf('Answered', target.file, target.found.text), [
    { ...target, after: applyEdits(target.source, answer(target.found, text)) },
  ]);
}

const changeEntry =
  (verb: string, editsOf: (entry: Entry, source: string, file: string) => Edit[]) =>
  async (root: string, body: Body) => {
    const target = targetOf(root, body);
    const entry = target.found.entries.find(({ field }) => field === body.entry);
    if (!entry) throw new Refusal('This list has a fixed length.');
    const after = applyEdits(target.source, editsOf(entry, target.source, target.file));
    await change(root, labelOf(verb, target.file, fieldName(entry.field)), [{ ...target, after }]);
  };

/** Confirmed texts of the entry become drafts in its copy, for the owner to edit or confirm. */
export const copyItem = changeEntry('Copied', (entry, source, file) => {
  const isInside = ({ kind, isData, entries }: Found) =>
    kind === 'text' && !isData && entries.some(({ field }) => field === entry.field);
  const edits = copyEntry(entry, source, findItems(file, source).filter(isInside));
  if (source.includes('import { draft }')) return edits;
  const from = file.startsWith('src/cases/') ? '../../content/draft' : './draft';
  return [{ start: 0, end: 0, text: `import { draft } from '${from}';\n` }, ...edits];
});
export const removeItem = changeEntry('Removed', removeEntry);

export async function replaceItem(root: string, body: Body) {
  const target = targetOf(root, body);
  const alt = readText(body.alt, 'a text alternative that describes the picture');
  const dropped = readDropped(body);
  const current = pictureOf(target.source, target.found);
  if (!current) throw new Refusal(target.found.closed ?? 'This is not a picture.');
  const picture = await preparePicture(dropped);
  const folder = pictureFolder(root, target.file, current.file);
  const { name } = picture;
  const edits = replacePicture(target.source, target.found, name, alt);
  const after = applyEdits(target.source, edits);
  const left = [current.file, current.phone]
    .filter((each) => each !== undefined)
    .filter((each) => each !== name && readBytes(root, `${folder}/${each}`))
    .filter((each) => !after.includes(each))
    .filter((each) => !isNamedElsewhere(root, folder, each, target.file));
  const sizes = [dropped.bytes, picture.bytes].map(({ length }) => sizeName(length));
  const isSmaller = picture.bytes.length < dropped.bytes.length;
  await change(
    root,
    `Replaced: ${current.file} by ${name}${isSmaller ? `, ${sizes.join(' → ')}` : ''}`,
    [{ ...target, after }],
    [
      { file: `${folder}/${name}`, bytes: picture.bytes },
      ...left.map((each) => ({ file: `${folder}/${each}`, bytes: undefined })),
    ],
  );
}

async function change(
  root: string,
  label: string,
  targets: readonly (Target & { after: string })[],
  others: readonly Change[] = [],
) {
  const sources = await Promise.all(
    targets.map(async ({ file, after }) => ({
      file,
      bytes: Buffer.from(await tidy(root, file, after)),
    })),
  );
  const changes = [...sources, ...others];
  await writeValid(root, label, changes, () => requireUnchanged(root, targets));
}

const labelOf = (verb: string, file: string, said: string) => `${verb}: ${said} (${file})`;

const saidBy = (root: string, { file, found }: Target): string =>
  found.words ? textIn(partsOf(found.words, sourceIn(root, file))) : found.text;

const sizeName = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function targetOf(root: string, { key, hash }: Body): Target {
  const [file = ''] = String(key).split(' ');
  if (!isContentFile(file)) throw new Refusal('The desk changes content only.', 403);
  const source = readBytes(root, file)?.toString('utf8') ?? '';
  const found = findItems(file, source).find((each) => each.key === key);
  if (!found || hashOf(sourceOf(source, found)) !== hash) throw changedOnDisk(file);
  return { file, source, found };
}

function requireUnchanged(root: string, targets: readonly Target[]) {
  for (const { file, source } of targets) {
    if (readBytes(root, file)?.toString('utf8') !== source) throw changedOnDisk(file);
  }
}

const changedOnDisk = (file: string) =>
  new Refusal(`${file} changed on disk. Nothing was saved. Reload and try again.`, 409);

/** A case's name is in its tile.ts and in the list of cases. An edit of one changes both. */
function namesakesOf(root: string, { file, found: { field } }: Target): Target[] {
  const cases = listedCases(root);
  const list = 'src/cases/index.ts';
  const slug = field === 'name' && /^src\/cases\/([^/]+)\/tile\.ts$/.exec(file)?.[1];
  const index = file === list && /^cases\[(\d+)\]\.name$/.exec(field)?.[1];
  const listed = index === false || index === undefined ? undefined : cases[Number(index)];
  if (slug) {
    const place = cases.findIndex((each) => each.slug === slug);
    return place < 0 ? [] : [fieldIn(root, list, `cases[${place}].name`)];
  }
  return listed ? [fieldIn(root, `src/cases/${listed.slug}/tile.ts`, 'name')] : [];
}

function fieldIn(root: string, file: string, field: string): Target {
  const source = readBytes(root, file)?.toString('utf8') ?? '';
  const found = findItems(file, source).find((each) => each.field === field);
  if (!found) throw new Refusal(`${file} has no ${field} that can be changed here.`);
  return { file, source, found };
}

function readParts(parts: unknown): Part[] {
  const isFigure = (part: Body | null) =>
    typeof part?.figure === 'string' && typeof part.value === 'string';
  const isPart = (part: unknown) => typeof part === 'string' || isFigure(part as Body | null);
  if (Array.isArray(parts) && parts.every(isPart)) return parts as Part[];
  throw new Refusal('`parts` is missing. Pass the words.', 400);
}

const withScheme = ({ found: { field } }: Target, text: string): string =>
  field.endsWith('address') && /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;

function readItems(items: unknown): Body[] {
  const isItem = (item: unknown) => typeof item === 'object' && item !== null;
  if (Array.isArray(items) && items.length > 0 && items.every(isItem)) return items as Body[];
  throw new Refusal('`items` is missing. Pass the drafts to confirm.', 400);
}

function readText(text: unknown, what: string): string {
  if (typeof text === 'string' && text.trim() !== '') return text.trim();
  throw new Refusal(`Expected ${what}.`);
}

/** Rejects text that repeats a distinctive figure of figures.ts, which `npm run lint` forbids. */
function requireNoFigure(file: string, parts: readonly Part[]) {
  if (file === figuresFile) return;
  for (const part of parts) {
    const line = typeof part === 'string' && figureIn(part);
    if (line) throw new Refusal(line);
  }
}
