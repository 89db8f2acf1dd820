import type { Rolldown } from 'vite';

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

export function chunksOf(
  bundle: Rolldown.OutputBundle,
  nameOf: (file: string) => string,
): BuildReport['chunks'] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  return Object.fromEntries(
    chunks.map(({ fileName, imports, dynamicImports, modules }) => [
      fileName,
      {
        imports,
        dynamicImports,
        modules: Object.fromEntries(
          Object.entries(modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength]),
        ),
      },
    ]),
  );
}
