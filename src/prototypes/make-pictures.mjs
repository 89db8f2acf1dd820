// Renders the states that src/prototypes/<name>/states.json lists, to src/cases/<case>/pictures.
//   npm run pictures [-- name …]                    renders named prototypes, or those out of date
//   node src/prototypes/make-pictures.mjs --check   fails if any is out of date; needs no browser
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createServer, runnerImport } from 'vite';
import { filesIn, hashFiles } from '../../scripts/files.mjs';
import { root } from '../../scripts/setup.mjs';
import { renderStale, staleness } from '../../scripts/make/rendered.mjs';

const home = path.join(root, 'src/prototypes');
const mostBytes = 60_000;

const recordFile = path.join(home, 'rendered.json');
const statesOf = (name) => path.join(home, name, 'states.json');
const picturesOf = (slug) => path.join(root, 'src/cases', slug, 'pictures');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const names = readdirSync(home).filter((name) => existsSync(statesOf(name)));
const records = readJson(recordFile);

await renderStale({
  names,
  stalenessOf: (name) =>
    staleness(records[name], hashSources(name), picturesOf(readJson(statesOf(name)).case)),
  render,
  browserOptions: ['--hide-scrollbars'],
});

function hashSources(name) {
  const files = [name, 'shared'].flatMap((folder) => filesIn(path.join(home, folder)));
  const others = /^(.*\.test\.ts|\..*)$/;
  const sources = files.filter((file) => !others.test(path.basename(file)));
  return hashFiles(home, sources);
}

async function render(browser, wanted) {
  const plugin = path.join(root, 'src/prototypes/plugin.ts');
  const { module } = await runnerImport(plugin, { configFile: false, root });
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [module.prototypes()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
  });
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  try {
    for (const name of wanted) await renderPrototype(browser, origin, name);
  } finally {
    await server.close();
  }
}

async function renderPrototype(browser, origin, name) {
  const sources = hashSources(name);
  const { case: slug, states } = readJson(statesOf(name));
  const folder = picturesOf(slug);
  await mkdir(folder, { recursive: true });
  const files = [];
  for (const state of states) {
    const looks = ['light', 'dark', ...(state.wireframe ? ['wireframe'] : [])];
    for (const look of looks) {
      const png = await shoot(browser, origin, name, state, look);
      const file = `${state.name}.${look}.avif`;
      await writeFile(path.join(folder, file), await encode(png));
      files.push(file);
    }
    console.log(`${name}: ${state.name} (${looks.join(', ')})`);
  }
  records[name] = { sources, files };
  const known = Object.fromEntries(names.map((each) => [each, records[each]]));
  await writeFile(recordFile, `${JSON.stringify(known, null, 2)}\n`);
}

async function shoot(browser, origin, name, state, look) {
  const page = await browser.newPage({
    viewport: { width: state.width, height: state.height },
    deviceScaleFactor: 2,
    colorScheme: look === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const address = new URL(`prototypes/${name}/`, origin);
  address.search = state.search ?? '';
  if (look === 'wireframe') address.searchParams.set('wireframe', '');
  address.hash = state.hash ?? '';
  await page.goto(address.href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  if (problems.length > 0) throw new Error(`${name}, ${state.name}: ${problems.join('; ')}`);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await page.close();
  return png;
}

async function encode(png) {
  let encoded;
  for (const quality of [54, 45, 37, 30]) {
    encoded = await sharp(png).avif({ quality, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer();
    if (encoded.length <= mostBytes) break;
  }
  return encoded;
}
