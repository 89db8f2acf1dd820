import path from 'node:path';
import type { Rolldown } from 'vite';
import { chunksOf, type BuildReport } from './build-report.ts';

/** Which file of the browser's build a source file went into, and what else that file needs. */
export class BuiltFiles {
  private readonly homes = new Map<string, string>();
  readonly chunks: BuildReport['chunks'];

  constructor(root: string, bundle: Rolldown.OutputBundle) {
    // Bundlers mark what is no file with a null before its name. Packages may lie in a folder above.
    const nameOf = (file: string) =>
      path
        .relative(root, path.resolve(root, file.replace('\0', '')))
        .split(path.sep)
        .join('/')
        .replace(/^.*(?=node_modules\/)/, '');
    for (const output of Object.values(bundle)) {
      const sources = output.type === 'chunk' ? output.moduleIds : output.originalFileNames;
      sources.forEach((source) => this.homes.set(nameOf(source), output.fileName));
    }
    this.chunks = chunksOf(bundle, nameOf);
  }

  /** The file that a source file went into. */
  fileOf(source: string): string {
    const file = this.homes.get(source);
    if (!file) throw new Error(`prerender: the build has no ${source}`);
    return file;
  }

  /** The files that the source files went into, and all that those import: each after what it needs. */
  filesFor(sources: readonly string[]): string[] {
    const seen = new Set<string>();
    const found: string[] = [];
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      this.chunks[file]?.imports.forEach(visit);
      found.push(file);
    };
    sources.forEach((source) => visit(this.fileOf(source)));
    return found;
  }
}
