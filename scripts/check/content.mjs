// Checks everything the site says before it is built. One line for each problem.
import { existsSync, readdirSync } from 'node:fs';
import { runnerImport } from 'vite';

/** What content is made of, rather than content. */
const notContent = new Set(['draft', 'figures', 'types']);
const plainFiles = readdirSync('src/content')
  .filter((name) => /^[a-z-]+\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''))
  .filter((name) => !notContent.has(name));

const load = async (file) => (await runnerImport(`./${file}`)).module;
const names = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Rendered pictures go by their bare name: list.light.avif, list.dark.avif … are “list”. */
const pictureNames = (folder) =>
  names(folder).flatMap((name) => [name, name.replace(/(\.light)?\.avif$/, '')]);

/** @returns {Promise<import('./content-rules').Content>} */
async function readContent() {
  // What the build makes beside the pages.
  const made = ['/playlist/', '/resume.pdf'];
  const { cases: entries } = await load('src/cases/index.ts');
  const order = entries.map(({ slug }) => slug);
  const nameOf = new Map(entries.map(({ slug, name }) => [slug, name]));
  const folders = new Set(
    names('src/cases').filter((name) => existsSync(`src/cases/${name}/files.ts`)),
  );
  const pages = [
    '/',
    '/about',
    '/work',
    '/contact',
    '/projects',
    ...order.map((slug) => `/${slug}`),
  ];
  const prototypes = names('src/prototypes').map((name) => `/prototypes/${name}/`);
  const served = names('public').map((name) => `/${name}`);
  return {
    order,
    folders,
    cases: await Promise.all(
      [...new Set(order)]
        .filter((slug) => folders.has(slug))
        .map(async (slug) => ({
          slug,
          listedAs: nameOf.get(slug),
          tile: (await load(`src/cases/${slug}/tile.ts`)).tile,
          story: (await load(`src/cases/${slug}/story.ts`)).story,
          pictures: new Set([
            ...names(`src/cases/${slug}`),
            ...pictureNames(`src/cases/${slug}/pictures`),
            ...names('src/films/rendered'),
          ]),
        })),
    ),
    files: await Promise.all(
      plainFiles.map(async (name) => ({
        file: `src/content/${name}.ts`,
        value: { ...(await load(`src/content/${name}.ts`)) },
      })),
    ),
    pictures: new Set([...names('src/content/pictures'), ...names('src/content/pictures/marks')]),
    paths: new Set([...pages, ...prototypes, ...served, ...made]),
  };
}

const { checkContent, describe } = await load('scripts/check/content-rules.ts');
const problems = checkContent(await readContent());
problems.forEach((problem) => console.error(describe(problem)));
if (problems.length > 0) process.exitCode = 1;
else console.log('Content: nothing missing.');
