import type { Plugin } from 'vite';
import type { CaseEntry } from '../../src/cases';
import { shelfCount, shelfModule, shelfOf } from '../../src/cases/shelf.ts';

const shelvesId = 'virtual:case-shelves';
const gridId = 'virtual:case-grid';

/**
 * Makes of the order of the stories what the browser looks a case up in. No page carries a list of
 * all cases, so that none grows with them: they stand on shelves of a few, and each is fetched alone.
 */
export function caseIndex(cases: readonly CaseEntry[]): Plugin {
  const count = shelfCount(cases.length);
  const numbers = Array.from({ length: count }, (_, shelf) => shelf);
  const modules = new Map([
    [shelvesId, shelves(numbers)],
    [gridId, grid(cases)],
    ...numbers.map((shelf) => [shelfModule(shelf), contents(cases, shelf, count)] as const),
  ]);
  return {
    name: 'case-index',
    resolveId: {
      filter: { id: /^virtual:case-/ },
      handler: (id) => (modules.has(id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:case-/ },
      handler: (id) => modules.get(id.slice(1)),
    },
  };
}

const shelves = (numbers: readonly number[]): string =>
  `export const shelves = [${numbers
    .map((shelf) => `() => import('${shelfModule(shelf)}').then(({ shelf }) => shelf)`)
    .join(', ')}];`;

function contents(cases: readonly CaseEntry[], shelf: number, count: number): string {
  const found = cases.map(({ slug }, index) => ({ slug, index, next: cases[index + 1]?.slug }));
  const lines = found
    .filter(({ slug }) => shelfOf(slug, count) === shelf)
    .map(({ slug, index, next }) => {
      const way = next
        ? `, next: { slug: '${next}', load: () => import('/src/cases/${next}/tile.ts').then(({ tile }) => tile) }`
        : '';
      return `{ slug: '${slug}', place: ${index + 1}, total, load: () => import('/src/cases/${slug}/case.ts')${way} },`;
    });
  return `const total = ${cases.length};\nexport const shelf = [\n${lines.join('\n')}\n];`;
}

function grid(cases: readonly CaseEntry[]): string {
  const shown = cases.filter(({ inGrid }) => inGrid).map(({ slug }) => slug);
  const imports = shown.flatMap((slug, index) => [
    `import { tile as tile${index} } from '/src/cases/${slug}/tile.ts';`,
    `import cover${index} from '/src/cases/${slug}/cover.svg';`,
  ]);
  const tiles = shown.map(
    (slug, index) => `{ slug: '${slug}', tile: tile${index}, cover: cover${index} }`,
  );
  return `${imports.join('\n')}\nexport const gridTiles = [${tiles.join(', ')}];`;
}
