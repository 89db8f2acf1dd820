// Renders the states listed in src/prototypes/<name>/states.json to pictures in src/cases/<case>/pictures.
//   node scripts/make/pictures.mjs [name …]   renders those prototypes, or all
//   node scripts/make/pictures.mjs --check    says which changed since; needs no browser
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, root } from '../setup.mjs';

const home = path.join(root, 'src/prototypes');
const limit = 60_000;
const smallWidth = 800;

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const all = (await readdir(home)).filter((name) =>
  existsSync(path.join(home, name, 'states.json')),
);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`No states.json for ${unknown.join(', ')}`);
  process.exit(2);
}
const names = wanted.length > 0 ? wanted : all;

if (args.includes('--check')) await check();
else await render();

async function check() {
  let stale = 0;
  for (const name of names) {
    const reason = await staleness(name);
    if (reason) stale += 1;
    console.log(`${name.padEnd(16)} ${reason ?? 'up to date'}`);
  }
  if (stale > 0) {
    console.log('Render them again with: node scripts/make/pictures.mjs');
    process.exitCode = 1;
  }
}

async function staleness(name) {
  const recorded = path.join(home, name, 'rendered.json');
  if (!existsSync(recorded)) return 'never rendered';
  const { sources, files } = JSON.parse(await readFile(recorded, 'utf8'));
  if (sources !== (await hashSources(name))) return 'changed since its pictures were made';
  const { case: slug } = await readStates(name);
  const missing = files.filter((file) => !existsSync(path.join(picturesOf(slug), file)));
  return missing.length > 0 ? `pictures missing: ${missing.join(', ')}` : undefined;
}

async function readStates(name) {
  return JSON.parse(await readFile(path.join(home, name, 'states.json'), 'utf8'));
}

function picturesOf(slug) {
  return path.join(root, 'src/cases', slug, 'pictures');
}

/** Everything that decides what the pictures look like, whatever the line endings of the checkout. */
async function hashSources(name) {
  const hash = createHash('sha256');
  for (const folder of [name, 'shared']) {
    const entries = await readdir(path.join(home, folder), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries
      .filter((entry) => entry.isFile() && !/^(rendered\.json|.*\.test\.ts|\..*)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
      .toSorted();
    for (const file of files) {
      hash.update(path.relative(home, file).split(path.sep).join('/'));
      hash.update((await readFile(file, 'latin1')).replaceAll('\r\n', '\n'), 'latin1');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

async function render() {
  const [{ createServer, runnerImport }, { chromium }] = await Promise.all([
    import('vite'),
    import('playwright-core'),
  ]);
  const { module } = await runnerImport(path.join(root, 'scripts/vite/prototypes.ts'), {
    configFile: false,
    root,
  });
  const server = await createServer({
    configFile: false,
    root,
    cacheDir: path.join(tmpdir(), `pictures-${process.pid}`),
    logLevel: 'warn',
    plugins: [module.prototypes()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: false, ws: false, watch: null },
  });
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
  });
  try {
    for (const name of names) await renderPrototype(browser, origin, name);
  } finally {
    await browser.close();
    await server.close();
    await rm(path.join(tmpdir(), `pictures-${process.pid}`), { recursive: true, force: true });
  }
}

async function renderPrototype(browser, origin, name) {
  const sources = await hashSources(name);
  const { case: slug, states } = await readStates(name);
  const folder = picturesOf(slug);
  await mkdir(folder, { recursive: true });
  const files = [];
  for (const state of states) {
    const looks = ['light', 'dark', ...(state.wireframe ? ['wireframe'] : [])];
    for (const look of looks) {
      const png = await shoot(browser, origin, name, state, look);
      files.push(...(await writePicture(png, folder, `${state.name}.${look}`, state.width * 2)));
    }
    console.log(`${name}: ${state.name} (${looks.join(', ')})`);
  }
  const record = JSON.stringify({ sources, files }, null, 2);
  await writeFile(path.join(home, name, 'rendered.json'), `${record}\n`);
}

async function shoot(browser, origin, name, state, look) {
  const context = await browser.newContext({
    viewport: { width: state.width, height: state.height },
    deviceScaleFactor: 2,
    colorScheme: look === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const search = new URLSearchParams(state.search ?? '');
    if (look === 'wireframe') search.set('wireframe', '');
    const query = search.toString().replace(/=(?=&|$)/g, '');
    const hash = state.hash ? `#${state.hash}` : '';
    await page.goto(`${origin}prototypes/${name}/${query ? `?${query}` : ''}${hash}`, {
      waitUntil: 'load',
    });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState('networkidle');
    if (problems.length > 0) throw new Error(`${name}, ${state.name}: ${problems.join('; ')}`);
    return await page.screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await context.close();
  }
}

async function writePicture(png, folder, name, width) {
  const sizes = { [`${name}.avif`]: width };
  if (width > smallWidth) sizes[`${name}-${smallWidth}.avif`] = smallWidth;
  for (const [file, size] of Object.entries(sizes))
    await writeFile(path.join(folder, file), await encode(png, size));
  return Object.keys(sizes);
}

/** The best quality that stays within the limit, or the least of those tried. */
async function encode(png, width) {
  const { default: sharp } = await import('sharp');
  const sized = await sharp(png).resize({ width }).png({ compressionLevel: 3 }).toBuffer();
  let encoded;
  for (const quality of [54, 45, 37, 30]) {
    encoded = await sharp(sized)
      .avif({ quality, effort: 3, chromaSubsampling: '4:4:4' })
      .toBuffer();
    if (encoded.length <= limit) break;
  }
  return encoded;
}
