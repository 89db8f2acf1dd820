import { hash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync, runnerImport } from 'vite';
import { filesIn, inSlashes } from '../files.mjs';

/** No case may have one of these slugs: the build or the development server uses these paths. */
const builtNames = ['404', 'assets', 'index', 'playlist', 'prototypes', 'share', 'src'];

const neededFiles = ['story.ts', 'tile.ts'];

const { isPhoto } = await load('scripts/check/file-rules.ts');
const { cached, hashSources } = await load('scripts/vite/disk-cache.ts');
const { sizeOf } = await load('scripts/vite/svg/svg-size.ts');

/** Includes package.json, which sets the versions of svgo and sharp. */
const sourceHash = hashSources('svg') + readFileSync('package.json', 'utf8');

export async function load(file) {
  try {
    return (await runnerImport(`./${file}`)).module;
  } catch (error) {
    const [message] = String(error).split('\n');
    throw new Error(
      `${file}: expected content, found a mistake: ${message}; npm run types finds its line`,
      { cause: error },
    );
  }
}

const names = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];

/** Content may name all variants of a picture at once: `specimen` includes specimen.light.avif. */
const pictureNames = (folder) =>
  names(folder).flatMap((name) => [name, name.replace(/(\.light)?\.avif$/, '')]);

const filmNames = (folder) =>
  names(folder).flatMap((name) =>
    /\.mp4$/i.test(name) ? [name, name.slice(0, -'.mp4'.length)] : [],
  );

/** @returns {Promise<import('./content-rules').CaseContent>} */
async function readCase({ slug, name }, loadContent) {
  const folder = `src/cases/${slug}`;
  const { tile } = await loadContent(`${folder}/tile.ts`);
  const { story } = await loadContent(`${folder}/story.ts`);
  const pictures = [...names(folder), ...pictureNames(`${folder}/pictures`)];
  const rendered = 'src/films/rendered';
  return {
    slug,
    listedAs: name,
    tile,
    story,
    pictures: new Set([...pictures, ...names(rendered)]),
    films: new Set([rendered, folder, `${folder}/pictures`].flatMap(filmNames)),
  };
}

/** @returns {Promise<import('./content-rules').Content>} */
export async function readContent() {
  // If importing all content at once fails, imports each file alone, so the error names the file.
  const all = await load('scripts/check/content-modules.ts').catch(() => undefined);
  const loadContent = async (file) => all?.modules[`/${file}`] ?? load(file);
  const { cases } = await loadContent('src/cases/index.ts');
  const { owner } = await loadContent('src/content/owner.ts');
  const order = cases.map(({ slug }) => slug);
  const folders = names('src/cases').filter((name) => statSync(`src/cases/${name}`).isDirectory());
  const listed = cases.filter(
    ({ slug }, at) => folders.includes(slug) && order.indexOf(slug) === at,
  );
  const missing = listed.flatMap(({ slug }) =>
    neededFiles.map((name) => `src/cases/${slug}/${name}`).filter((file) => !existsSync(file)),
  );
  const whole = listed.filter(({ slug }) => !missing.some((file) => file.includes(`/${slug}/`)));

  const screens = ['', 'about', 'work', 'contact', 'projects'];
  const prototypes = names('src/prototypes')
    .filter((name) => existsSync(`src/prototypes/${name}/index.html`))
    .map((name) => `/prototypes/${name}/`);
  const served = names('public');
  const resume = path.join('public', owner.resume);
  return {
    order,
    folders: new Set(folders),
    missing,
    cases: await Promise.all(whole.map((each) => readCase(each, loadContent))),
    files: await Promise.all(
      contentFiles().map(async (file) => ({ file, value: { ...(await loadContent(file)) } })),
    ),
    pictures: new Set(names('src/content/pictures')),
    logos: new Set(names('src/content/pictures/logos')),
    paths: new Set([
      ...[...screens, ...order, ...served].map((name) => `/${name}`),
      ...prototypes,
      '/playlist/',
      owner.resume,
    ]),
    taken: new Set([...screens, ...builtNames, ...served]),
    shown: await Promise.all(
      ['src/cases', 'src/content', 'src/films/rendered', 'public']
        .filter(existsSync)
        .flatMap(filesIn)
        .filter((file) => /\.(svg|png|jpe?g|webp|avif|mp4)$/i.test(file))
        .map(inSlashes)
        .map(async (file) => ({ file, bytes: statSync(file).size, fault: await faultIn(file) })),
    ),
    resume: existsSync(resume) ? { file: inSlashes(resume), start: startOf(resume) } : undefined,
  };
}

const contentFiles = () =>
  names('src/content')
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => `src/content/${name}`);

const startOf = (file) => readFileSync(file).toString('latin1', 0, 8);

/** Caches only successes: a file that could not be opened is opened again by the next check. */
async function faultIn(file) {
  if (/\.mp4$/i.test(file)) {
    return startOf(file).endsWith('ftyp') ? undefined : 'another kind of file';
  }
  const open = file.endsWith('.svg') ? openDrawing : isPhoto(file) && openPhoto;
  if (!open) return undefined;
  try {
    const bytes = readFileSync(file);
    const parts = [sourceHash, open.name, hash('sha256', bytes)];
    await cached(`opened/${hash('sha256', parts.join())}`, async () => {
      await open(bytes, file);
      return '';
    });
    return undefined;
  } catch (error) {
    const [message = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return message.replace(/^.*?\.svg: /, '');
  }
}

// svgo and sharp are imported on demand, because loading them takes longer than all other checks.
async function openDrawing(bytes, file) {
  const { optimize } = await import('svgo');
  const source = bytes.toString('utf8');
  optimize(source, { plugins: [] });
  sizeOf(source, file);
}

async function openPhoto(_bytes, file) {
  const { default: sharp } = await import('sharp');
  try {
    await sharp(file, { failOn: 'error' }).resize(8).toBuffer();
  } catch {
    // Sharp's own messages are unreliable: pictures that are opened at once share one error buffer.
    throw new Error('a damaged picture, or another kind of file');
  }
}

export function unreadable() {
  const files = [
    'src/cases/index.ts',
    ...contentFiles(),
    ...names('src/cases').flatMap((slug) => neededFiles.map((name) => `src/cases/${slug}/${name}`)),
  ];
  return files.filter(existsSync).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return parseSync(file, source).errors.map(({ message, labels: [label] }) => {
      const line = source.slice(0, label?.start).split('\n').length;
      return `${file}:${line}: expected TypeScript, found a mistake: ${message}; fix that line or the one above`;
    });
  });
}
