// A copy of the project that tells seven hundred stories, or as many as one likes.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';

const tilesOnAPage = 24;

/** @typedef {{ slug: string, like: string, number: number }} CopiedCase */

/**
 * What the copies are called: real cases in turn, numbered from 2 on.
 * @param {string[]} real
 * @param {number} count how many there are to be in all
 * @returns {CopiedCase[]}
 */
export const copiesOf = (real, count) =>
  Array.from({ length: Math.max(0, count - real.length) }, (_, index) => {
    const like = real[index % real.length];
    const number = Math.floor(index / real.length) + 2;
    return { slug: `${like}-${number}`, like, number };
  });

/** The same colour at another place of the colour wheel. */
export function turnHue(colour, degrees) {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least;
  if (span === 0) return colour;
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  const hue = (((sixth * 60 + degrees) % 360) + 360) % 360;
  const part = (offset) => {
    const at = (offset + hue / 60) % 6;
    const value = most - span * Math.max(0, Math.min(at, 4 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(5)}${part(3)}${part(1)}`;
}

const turned = (text, degrees) =>
  text.replace(/#[0-9a-f]{6}\b/gi, (colour) => turnHue(colour, degrees));

/**
 * Writes the copy. What is the project's own stays as it is, but for the pages on which the work goes
 * on after the first six tiles: they are made beforehand and need no script.
 */
export function copyWithCases(folder, count) {
  copyProject(folder);
  const list = path.join(folder, 'src/cases/index.ts');
  const real = [...readFileSync(list, 'utf8').matchAll(/slug: '([^']+)'/g)].map(([, slug]) => slug);
  if (real.length === 0) throw new Error(`many-cases.mjs finds no case in ${list}`);
  const copies = copiesOf(real, count);
  copies.forEach((copy, index) => copyCase(folder, copy, (index + 1) * 47));
  if (copies.length === 0) return;
  const lines = copies.map(
    ({ slug }) => `  { slug: '${slug}', name: '${slug}', inGrid: false },\n`,
  );
  amend(list, '\n];', `\n${lines.join('')}];`);
  addContinuation(folder, real.length);
}

function copyProject(folder) {
  const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 26 }).toString();
  const files = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((file) => file && !/^(e2e|docs)\/|\.test\.tsx?$/.test(file));
  for (const file of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(root, file), target);
  }
  // The packages are shared, what builds keep between runs is not.
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (['.cache', '.tmp', '.vite', '.vite-temp', '.vitest'].includes(name)) continue;
    symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
}

const endOfName = /(?<=^ {2}name: '[^']+)(?=',$)/m;

function copyCase(folder, { slug, like, number }, degrees) {
  const [from, to] = [like, slug].map((name) => path.join(folder, 'src/cases', name));
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const target = path.join(to, path.relative(from, file));
    mkdirSync(path.dirname(target), { recursive: true });
    if (entry.name === 'tile.ts') {
      writeFileSync(target, turned(changed(file, endOfName, ` ${number}`), degrees));
    } else if (entry.name === 'cover.svg') {
      writeFileSync(target, turned(readFileSync(file, 'utf8'), degrees));
    } else {
      linkSync(file, target);
    }
  }
}

/** What a file says with one place changed, which has to be there once. */
export function changed(file, place, text) {
  const parts = readFileSync(file, 'utf8').split(place);
  if (parts.length !== 2) {
    throw new Error(
      `many-cases.mjs changes “${place}” in ${file}, which is there ${parts.length - 1} times`,
    );
  }
  return parts.join(text);
}

const amend = (file, place, text) => writeFileSync(file, changed(file, place, text));

function addContinuation(folder, real) {
  const at = (file) => path.join(folder, file);
  writeFileSync(at('src/continuation.tsx'), continuation);
  const work = at('src/screens/Work.tsx');
  amend(work, 'function ProjectTile', 'export function ProjectTile');
  amend(work, 'const Grid =', 'export const Grid =');
  amend(work, '</Grid>', '</Grid>\n<p><a href="/work/2/">More work</a></p>');
  const rendering = at('src/prerender.tsx');
  amend(
    rendering,
    'async function renderWhole',
    `export { continuations };
export const renderContinuation = async (tiles: (typeof continuations)[number], page: number) => ({
  ...(await renderWhole(<Continuation tiles={tiles} page={page} />)),
  handle: { head: pages.work },
});
async function renderWhole`,
  );
  amend(
    rendering,
    "import { pages } from './content/pages';",
    "import { pages } from './content/pages';\nimport { Continuation, continuations } from './continuation';",
  );
  // The resume is a single sheet, with room for the real work.
  amend(rendering, 'Promise.all(cases.map(', `Promise.all(cases.slice(0, ${real}).map(`);
  amend(
    at('scripts/vite/prerender.ts'),
    "  await write('playlist/index.html'",
    `  for (const [index, tiles] of site.continuations.entries()) {
    const page = index + 2;
    await write(\`work/\${page}/index.html\`, withoutCode(await site.renderContinuation(tiles, page)));
  }
  await write('playlist/index.html'`,
  );
}

const continuation = `import { StaticRouter } from 'react-router-dom';
import { cases } from './cases';
import type { StoryTile } from './cases/tiles';
import type { Tile } from './content/types';
import type { ImageFile } from './media/picture-file';
import { Grid, ProjectTile } from './screens/Work';
import { Container } from './ui/Container';

const tiles = import.meta.glob<Tile>('./cases/*/tile.ts', { eager: true, import: 'tile' });
const covers = import.meta.glob<ImageFile>('./cases/*/cover.svg', { eager: true, import: 'default' });

const more = cases
  .filter(({ inGrid }) => !inGrid)
  .map(({ slug }) => ({
    slug,
    tile: tiles[\`./cases/\${slug}/tile.ts\`],
    cover: covers[\`./cases/\${slug}/cover.svg\`],
  })) as StoryTile[];

export const continuations = Array.from({ length: Math.ceil(more.length / ${tilesOnAPage}) }, (_, page) =>
  more.slice(page * ${tilesOnAPage}, (page + 1) * ${tilesOnAPage}),
);

export function Continuation({ tiles: shown, page }: { tiles: StoryTile[]; page: number }) {
  return (
    <StaticRouter location={\`/work/\${page}/\`}>
      <Container>
        <h1>More work</h1>
        <Grid>
          {shown.map((tile) => (
            <li key={tile.slug}>
              <ProjectTile {...tile} first={false} />
            </li>
          ))}
        </Grid>
        {page <= continuations.length && <a href={\`/work/\${page + 1}/\`}>More work</a>}
      </Container>
    </StaticRouter>
  );
}
`;
