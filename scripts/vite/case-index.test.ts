// @vitest-environment node
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { cases } from '../../src/cases/index.ts';
import { findCase } from '../../src/cases/find.ts';
import { shelfCount, shelfModule, shelfOf } from '../../src/cases/shelf.ts';
import { caseIndex } from './case-index.ts';

describe('a case', () => {
  test('is found by its name, with its place and the story after it', async () => {
    expect(await findCase('graphics')).toMatchObject({
      slug: 'graphics',
      place: 2,
      total: cases.length,
      next: { slug: 'media-arts' },
    });
  });

  test('that comes last has none after it', async () => {
    const last = await findCase(cases.at(-1)?.slug ?? '');
    expect(last?.place).toBe(cases.length);
    expect(last).not.toHaveProperty('next');
  });

  test.each(['no-such-case', 'constructor', 'über'])(
    'that does not exist is not found: %s',
    async (slug) => {
      expect(await findCase(slug)).toBeUndefined();
    },
  );
});

describe('seven hundred cases', () => {
  const many = Array.from({ length: 700 }, (_, index) => ({
    slug: `story-${index}`,
    name: `Story ${index}`,
    inGrid: false,
  }));
  const shelves = shelfCount(many.length);

  test('stand on shelves of about the same size', () => {
    const filled = new Map<number, number>();
    for (const { slug } of many) {
      const shelf = shelfOf(slug, shelves);
      filled.set(shelf, (filled.get(shelf) ?? 0) + 1);
    }
    expect(filled.size).toBe(shelves);
    expect(Math.max(...filled.values())).toBeLessThan(32);
  });

  test('are each looked up in one small file, and the page that looks knows none by name', async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [
        caseIndex(many),
        {
          name: 'no-case-is-really-there',
          resolveId: (id) => (id.startsWith('/src/cases/') ? { id, external: true } : undefined),
        },
      ],
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: 'virtual:case-shelves',
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const { output } = result as Rolldown.RolldownOutput;
    const chunks = output.filter((file) => file.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    expect(entry?.code).not.toContain('story-');
    const slug = 'story-321';
    const home = chunks.filter(({ code }) => code.includes(`slug: "${slug}",\n\t\tplace`));
    expect(home.map(({ moduleIds }) => moduleIds)).toEqual([
      [`\0${shelfModule(shelfOf(slug, shelves))}`],
    ]);
  });
});
