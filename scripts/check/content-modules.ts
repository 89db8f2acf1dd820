/** All content files at once: importing them one by one would take much longer. */
export const modules: Readonly<Record<string, object>> = import.meta.glob(
  ['/src/cases/index.ts', '/src/cases/*/{story,tile}.ts', '/src/content/*.ts', '!**/*.test.ts'],
  { eager: true },
);
