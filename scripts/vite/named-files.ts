import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { ink } from '../../src/theme/tokens.ts';
import { valuesOf } from '../../src/content/theme-color.ts';
import type { Story, Tile } from '../../src/content/types.ts';

/** `from` is the file's path, relative to the content file that names it. */
type Found = readonly [name: string, from: string];

/** The logo strip is dark in both themes, so a logo made for its light theme fits both. */
const stripBackground = ink.light;

/**
 * Makes modules from content files, such as the module `story.ts?files` from story.ts. If such a
 * module imports pictures or films, it imports only those that the site shows, so that the build
 * leaves out all others.
 */
export function namedFiles(): Plugin {
  const modules: Record<string, (file: string) => Promise<string>> = {
    // For story.ts: the case's pictures, films, and logo, or only the text of its summary.
    files: caseModule,
    summary: summaryModule,
    // For tile.ts: the cover, or a small copy of it with the case's colors.
    cover: coverModule,
    small: smallCoverModule,
    // For content that is not a case's, such as home.ts.
    pictures: async (file) => {
      const isNamed = isIn(namesIn(await evaluate(file)));
      return moduleOf({
        pictures: filesNear(file, ['pictures']).filter(isNamed),
        logos: filesNear(file, ['pictures/logos'])
          .filter(isNamed)
          .map(onBackground(stripBackground)),
      });
    },
  };
  return {
    name: 'named-files',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/(content|cases)\/.*\.ts\?(files|summary|cover|small|pictures)$/ },
      async handler(id) {
        const [file = '', query = ''] = id.split('?');
        const code = await modules[query]?.(file);
        return code === undefined ? null : { code, moduleType: 'js', moduleSideEffects: false };
      },
    },
  };
}

async function caseModule(file: string): Promise<string> {
  const { story } = await evaluate<{ story: Story }>(file);
  const { tile } = await evaluate<{ tile: Tile }>(path.join(path.dirname(file), 'tile.ts'));
  const { logo, ...header } = story.header;
  const found = filesNear(file, ['.', 'pictures', '../../films/rendered']);
  const isNamed = isIn(namesIn({ ...story, header }));
  const shown = found.filter((each) => isNamed(each) || isUnnamed(each));
  const isFilm = ([name]: Found) => /\.(mp4|vtt)$/i.test(name);
  return moduleOf({
    pictures: shown.filter((each) => !isFilm(each)),
    films: shown.filter(isFilm),
    logos: found
      .filter(([name]) => name === logo.file)
      .map(onBackground(valuesOf(tile.colors.background).light)),
  });
}

async function summaryModule(file: string): Promise<string> {
  const { story } = await evaluate<{ story: Story }>(file);
  const { problem, part, outcome } = story.summary ?? story.brief;
  return `export default ${JSON.stringify({ problem, part, outcome })};`;
}

async function coverModule(file: string): Promise<string> {
  const { cover } = await coverIn(file);
  return `export { default } from ${JSON.stringify(`${cover}?cover`)};`;
}

async function smallCoverModule(file: string): Promise<string> {
  const { cover, colors } = await coverIn(file);
  const { background, foreground } = colors;
  return [
    `import small from ${JSON.stringify(`${cover}?small`)};`,
    `export default { ...small, ...${JSON.stringify({ background, foreground })} };`,
  ].join('\n');
}

async function coverIn(file: string) {
  const { tile } = await evaluate<{ tile: Tile }>(file);
  const cover = filesNear(file, ['.', 'pictures']).find(([name]) => name === tile.cover.file);
  if (!cover) throw new Error(`${file}: there is no picture ${tile.cover.file}`);
  return { cover: cover[1], colors: tile.colors };
}

const evaluate = async <Content>(file: string): Promise<Content> =>
  (await runnerImport<Content>(file)).module;

function filesNear(file: string, folders: readonly string[]): Found[] {
  return folders.flatMap((folder) => {
    const place = path.join(path.dirname(file), folder);
    if (!existsSync(place)) return [];
    return readdirSync(place)
      .filter((name) => /\.(svg|avif|webp|png|jpe?g|mp4|vtt)$/i.test(name))
      .toSorted()
      .map((name): Found => [name, `./${path.posix.join(folder, name)}`]);
  });
}

function namesIn(value: unknown): Set<string> {
  if (typeof value !== 'object' || value === null) return new Set();
  const names = Object.entries(value).flatMap(([key, item]) =>
    ['file', 'phone', 'film'].includes(key) ? [String(item)] : [...namesIn(item)],
  );
  return new Set(names);
}

/** One name may mean several files of a picture or a film. */
const isIn =
  (names: ReadonlySet<string>) =>
  ([name]: Found): boolean => {
    const [, bare = name] =
      /^(.+?)(?:\.(?:light|dark|wireframe)\.avif|\.mp4|\.vtt)$/.exec(name) ?? [];
    return [name, bare, `${bare}.wireframe`, `${bare}.mp4`].some((each) => names.has(each));
  };

/**
 * True for files that the site shows although content does not name them: a case's chapter drawings
 * and its `still` picture.
 */
const isUnnamed = ([name, from]: Found): boolean =>
  from === `./${name}` && /^(goals|users|problems|still)\./.test(name);

const onBackground =
  (color: string) =>
  ([name, from]: Found): Found => [name, `${from}?logo=${color.slice(1)}`];

function moduleOf(groups: Record<string, readonly Found[]>): string {
  const lines = Object.entries(groups).flatMap(([group, files]) => [
    ...files.map(([, from], index) => `import ${group}${index} from ${JSON.stringify(from)};`),
    `export const ${group} = {`,
    ...files.map(([name], index) => `${JSON.stringify(name)}: ${group}${index},`),
    '};',
  ]);
  return lines.join('\n');
}
