import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findItems, type Found } from './find-items.ts';

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

interface ParsedFile {
  source: string;
  found: Found[];
  broken?: string;
}

const parsed = new Map<string, ParsedFile>();

export function itemsIn(root: string, file: string): ParsedFile {
  const place = path.join(root, file);
  const source = readFileSync(place, 'utf8');
  const known = parsed.get(place);
  if (known?.source === source) return known;
  const now = { source, ...itemsOf(file, source) };
  parsed.set(place, now);
  return now;
}

function itemsOf(file: string, source: string): Omit<ParsedFile, 'source'> {
  try {
    return { found: findItems(file, source) };
  } catch (error) {
    return { found: [], broken: error instanceof Error ? error.message : String(error) };
  }
}
