import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { stampOf } from './content-lines.ts';
import { Refusal } from './refusal.ts';

/** Modules in src/content that hold helpers and types. */
const notContent = new Set([
  'addresses',
  'chapters',
  'counts',
  'data-fields',
  'draft',
  'question',
  'placeholder',
  'types',
]);

const isContent = /^src\/(content\/([a-z-]+)|cases\/index|cases\/[^/]+\/(tile|story))\.ts$/;

/** True if the desk shows and edits the file. */
export const isContentFile = (file: string): boolean => {
  const [matched, , name = ''] = isContent.exec(file) ?? [];
  return matched !== undefined && !notContent.has(name);
};

export function contentFiles(root: string, slugs: readonly string[]): string[] {
  const shared = readdirSync(path.join(root, 'src/content')).map((name) => `src/content/${name}`);
  const own = slugs.flatMap((slug) => [`src/cases/${slug}/tile.ts`, `src/cases/${slug}/story.ts`]);
  return ['src/cases/index.ts', ...shared.toSorted(), ...own].filter(
    (file) => isContentFile(file) && existsSync(path.join(root, file)),
  );
}

let read = { stamp: '', modules: new Map<string, Promise<unknown>>() };

/** Returns a file's exports, loaded again after content changes. */
export async function load<T>(root: string, file: string, stamp = stampOf(root)): Promise<T> {
  if (read.stamp !== stamp) read = { stamp, modules: new Map() };
  const place = path.join(root, file);
  const module = read.modules.get(place) ?? importNow(root, place);
  read.modules.set(place, module);
  return module as Promise<T>;
}

const importNow = (root: string, place: string): Promise<unknown> =>
  runnerImport(place, { root, logLevel: 'silent' }).then(
    ({ module }) => module,
    (error: unknown) => {
      const [message] = String(error).split('\n');
      const file = path.relative(root, place);
      throw new Refusal(`${file} cannot be read: ${message}; npm run content says where.`);
    },
  );

export interface CaseEntry {
  slug: string;
  name: string;
  inGrid: boolean;
}

export const listedCases = async (root: string): Promise<readonly CaseEntry[]> =>
  (await load<{ cases: CaseEntry[] }>(root, 'src/cases/index.ts')).cases;
