/** Every content file, by its path from the root: one import of them all takes a tenth of one import each. */
export const modules: Readonly<Record<string, object>> = import.meta.glob(
  ['/src/cases/index.ts', '/src/cases/*/{story,tile}.ts', '/src/content/*.ts', '!**/*.test.ts'],
  { eager: true },
);
