// Checks everything the site says before it is built. One line for each problem.
import { existsSync, readdirSync } from 'node:fs';
import { runnerImport } from 'vite';

/** What content is made of, rather than content. */
const notContent = new Set(['addresses.ts', 'draft.ts', 'figures.ts', 'question.ts', 'types.ts']);
const plainFiles = readdirSync('src/content').filter(
  (name) => /^[a-z-]+\.ts$/.test(name) && !notContent.has(name),
);

const load = async (file) => (await runnerImport(`./${file}`)).module;
const names = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Rendered pictures go by their bare name: list.light.avif, list.dark.avif … are “list”. */
const pictureNames = (folder) =>
  names(folder).flatMap((name) => [name, name.replace(/(\.light)?\.avif$/, '')]);

/** @returns {Promise<import('./content-rules').CaseContent>} */
async function readCase({ slug, name }) {
  const folder = `src/cases/${slug}`;
  const { tile } = await load(`${folder}/tile.ts`);
  const { story } = await load(`${folder}/story.ts`);
  const pictures = [...names(folder), ...pictureNames(`${folder}/pictures`)];
  const films = names('src/films/rendered');
  return { slug, listedAs: name, tile, story, pictures: new Set([...pictures, ...films]) };
}

/** @returns {Promise<import('./content-rules').Content>} */
async function readContent() {
  const { cases } = await load('src/cases/index.ts');
  const order = cases.map(({ slug }) => slug);
  const folders = new Set(
    names('src/cases').filter((name) => existsSync(`src/cases/${name}/files.ts`)),
  );
  const listed = cases.filter(({ slug }, at) => folders.has(slug) && order.indexOf(slug) === at);
  const readFile = async (file) => ({ file, value: { ...(await load(file)) } });
  const pages = ['', 'about', 'work', 'contact', 'projects', ...order].map((name) => `/${name}`);
  const prototypes = names('src/prototypes').map((name) => `/prototypes/${name}/`);
  const served = names('public').map((name) => `/${name}`);
  // What the build makes beside the pages.
  const made = ['/playlist/', '/resume.pdf'];
  return {
    order,
    folders,
    cases: await Promise.all(listed.map(readCase)),
    files: await Promise.all(plainFiles.map((name) => readFile(`src/content/${name}`))),
    pictures: new Set([...names('src/content/pictures'), ...names('src/content/pictures/marks')]),
    paths: new Set([...pages, ...prototypes, ...served, ...made]),
  };
}

const { checkContent, describe } = await load('scripts/check/content-rules.ts');
const problems = checkContent(await readContent());
problems.forEach((problem) => console.error(describe(problem)));
if (problems.length > 0) process.exitCode = 1;
else console.log('Content: nothing missing.');
