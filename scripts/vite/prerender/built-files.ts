import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

interface Chunk {
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** How many bytes each module takes up before minification. */
  modules: Record<string, number>;
}

/** What went where: read by `npm run bytes`, and no part of the site. */
export interface BuildReport {
  /** The scripts that each route needs before it is hydrated. */
  routes: Record<string, readonly string[]>;
  chunks: Record<string, Chunk>;
}

/** Which file of the browser's build a source file went into, and what else that file needs. */
export class BuiltFiles {
  readonly chunks: BuildReport['chunks'] = {};
  private readonly homes = new Map<string, string>();

  constructor(root: string, bundle: Rolldown.OutputBundle) {
    // Bundlers mark what is no file with a null before its name. Packages may lie in a folder above.
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
