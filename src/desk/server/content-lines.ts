import { readFileSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planUndo, undo, write, type Change } from './history.ts';
import { hashOf, writeBytes } from './project-files.ts';
import { Refusal } from './refusal.ts';
import { filesIn, isNote, linesIn } from './site.ts';

const content = ['public', 'src/cases', 'src/content'];

/**
 * Before a change is written, it is checked on a copy of the content. The check also reads these
 * folders. No change writes in them, so symbolic links to them are enough for the copy.
 */
const linkedFolders = ['node_modules', 'scripts', 'src/films', 'src/prototypes'];

const linesByStamp = new Map<string, Promise<string[]>>();

export const contentLines = (root: string): Promise<string[]> =>
  linesOf(root, [], () => linesIn(root));

async function linesOf(
  root: string,
  changes: readonly Change[],
  check: () => Promise<string[]>,
): Promise<string[]> {
  const stamp = stampOf(root, changes);
  const asked = linesByStamp.get(stamp);
  if (asked) return asked;
  const lines = check();
  linesByStamp.set(stamp, lines);
  const forget = () => linesByStamp.delete(stamp);
  // If the content changed during the check, the lines may be wrong for this stamp.
  lines.then(() => stampOf(root, changes) === stamp || forget()).catch(forget);
  return lines;
}

function stampOf(root: string, changes: readonly Change[]): string {
  const files = content.flatMap((folder): string[] => filesIn(path.join(root, folder)));
  const hashes = new Map(files.map((file) => [file, hashOfFile(file)]));
  for (const { file, bytes } of changes) {
    if (bytes) hashes.set(path.join(root, file), hashOf(bytes));
    else hashes.delete(path.join(root, file));
  }
  const lines = Array.from(hashes, ([file, hash]) => `${file} ${hash}`);
  return hashOf(lines.toSorted().join('\n'));
}

const hashed = new Map<string, { version: string; hash: string }>();

function hashOfFile(file: string): string {
  const { mtimeMs, size } = statSync(file);
  const version = `${mtimeMs} ${size}`;
  const former = hashed.get(file);
  if (former?.version === version) return former.hash;
  const hash = hashOf(readFileSync(file));
  hashed.set(file, { version, hash });
  return hash;
}

/** Throws if the changes cause a problem. Problems that the content already has are allowed. */
export async function requireValid(root: string, changes: readonly Change[]) {
  const [before, after] = await Promise.all([
    contentLines(root),
    linesOf(root, changes, () => linesAfter(root, changes)),
  ]);
  const places = new Set(before.map(placeIn));
  const broken = after.find((line) => !isNote(line) && !places.has(placeIn(line)));
  if (broken) throw new Refusal(broken);
}

/** Calls `requireUnchanged` after the content check, because files may change on disk during it. */
export async function writeValid(
  root: string,
  label: string,
  changes: readonly Change[],
  requireUnchanged = () => {},
) {
  await requireValid(root, changes);
  requireUnchanged();
  await write(root, label, changes);
}

export async function undoValid(root: string, { id }: Record<string, unknown>) {
  const { name, changes } = await planUndo(root, id);
  await requireValid(root, changes);
  await undo(root, name);
}

async function linesAfter(root: string, changes: readonly Change[]): Promise<string[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'desk-'));
  try {
    await mkdir(path.join(copy, 'src'));
    const from = (name: string) => path.join(root, name);
    const to = (name: string) => path.join(copy, name);
    await Promise.all([
      ...content.map((name) => cp(from(name), to(name), { recursive: true })),
      ...linkedFolders.map((name) => symlink(from(name), to(name), 'junction')),
      cp(from('package.json'), to('package.json')),
    ]);
    for (const { file, bytes } of changes) await writeBytes(copy, file, bytes);
    return await linesIn(copy);
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Reduces a problem to its file and field, without the line number, which a change may shift. */
const placeIn = (line: string) => line.replace(/: expected .*$/, '').replace(/^([^:]+):\d+/, '$1');
