/** All content files, by path from the project's root. Importing them together takes a tenth of the time. */
export const modules: Readonly<Record<string, object>> = import.meta.glob(
  ['/src/cases/index.ts', '/src/cases/*/{story,tile}.ts', '/src/content/*.ts', '!**/*.test.ts'],
  { eager: true },
);
