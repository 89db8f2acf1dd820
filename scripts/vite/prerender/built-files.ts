import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

interface Chunk {
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** The size of each module in bytes, before minification. */
  modules: Record<string, number>;
}

/** `npm run bytes` reads this report; it is not part of the site. */
export interface BuildReport {
  routes: Record<string, readonly string[]>;
  chunks: Record<string, Chunk>;
}

export class BuiltFiles {
  readonly chunks: BuildReport['chunks'] = {};
  private readonly homes = new Map<string, string>();

  constructor(root: string, bundle: Rolldown.OutputBundle) {
    // Removes the null character that marks virtual modules, and any folders before node_modules.
    const nameOf = (file: string) =>
      normalizePath(path.relative(root, path.resolve(root, file.replace('\0', '')))).replace(
        /^.*(?=node_modules\/)/,
        '',
      );
    for (const output of Object.values(bundle)) {
      const isChunk = output.type === 'chunk';
      for (const source of isChunk ? output.moduleIds : output.originalFileNames) {
        this.homes.set(nameOf(source), output.fileName);
      }
      if (!isChunk) continue;
      const { fileName, imports, dynamicImports, modules } = output;
      const sizes = Object.entries(modules).map(([id, part]) => [nameOf(id), part.renderedLength]);
      this.chunks[fileName] = { imports, dynamicImports, modules: Object.fromEntries(sizes) };
    }
  }

  fileOf(source: string): string {
    const file = this.homes.get(source);
    if (!file) throw new Error(`prerender: the build has no ${source}`);
    return file;
  }

  /** Returns each file after the files that it imports. */
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
