import { cases } from './cases';
import { findCase } from './cases/find';
import { shelfCount, shelfModule, shelfOf } from './cases/shelf';
import { caseStudy, pages, type BuiltPage } from './routes';

const shelves = shelfCount(cases.length);

const caseStudies = await Promise.all(
  cases.map(async ({ slug }): Promise<BuiltPage> => {
    const found = await findCase(slug);
    if (!found) throw new Error(`src/table.ts: ${slug} stands on no shelf`);
    const modules = [
      'src/screens/CaseStudy.tsx',
      shelfModule(shelfOf(slug, shelves)),
      `src/cases/${slug}/case.ts`,
      ...(found.next ? [`src/cases/${found.next.slug}/tile.ts`] : []),
    ];
    return { ...caseStudy(found), modules };
  }),
);

/** The one table of the site's pages: the prerenderer, the sitemap and the tests read it. */
export const table: readonly BuiltPage[] = [...pages, ...caseStudies];
