// Renders the scenes of src/films to films in src/films/rendered.
//   node scripts/make/films.mjs                 renders those that changed
//   node scripts/make/films.mjs --only demo-1   renders that one, changed or not
//   node scripts/make/films.mjs --all           renders all
//   node scripts/make/films.mjs --check         says which are stale; needs no browser
import { createHash } from 'node:crypto';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser, root } from '../setup.mjs';

const run = promisify(execFile);
const home = path.join(root, 'src/films');
const rendered = path.join(home, 'rendered');
const listFile = path.join(rendered, 'films.json');

const width = 800;
const height = 450;
const fps = 30;
const limit = 400_000;
/** Frames that are drawn under one another and photographed at once. */
const batch = 12;
/** Qualities to try, the best first, until the file is small enough. */
const qualities = [22, 25, 28, 31];
const fonts = ['Display', 'Text', 'Mono'];

const args = process.argv.slice(2);
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const names = (await readdir(home)).filter((name) => existsSync(path.join(home, name, 'scene.ts')));
if (only !== undefined && !names.includes(only)) {
  console.error(`There is no film ${only}. There are: ${names.join(', ')}`);
  process.exit(2);
}
const films = existsSync(listFile) ? JSON.parse(await readFile(listFile, 'utf8')) : {};

if (args.includes('--check')) await check();
else await render();

async function check() {
  let stale = 0;
  for (const name of names) {
    const reason = await staleness(name);
    if (reason) stale += 1;
    console.log(`${name.padEnd(16)} ${reason ?? 'up to date'}`);
  }
  for (const name of Object.keys(films).filter((film) => !names.includes(film))) {
    stale += 1;
    console.log(`${name.padEnd(16)} has no scene any more`);
  }
  if (stale > 0) {
    console.log('Render them again with: node scripts/make/films.mjs');
    process.exitCode = 1;
  }
}

async function staleness(name) {
  const film = films[name];
  if (!film) return 'never rendered';
  if (film.source !== (await hashSources(name))) return 'changed since it was rendered';
  const missing = film.files.filter((file) => !existsSync(path.join(rendered, file)));
  return missing.length > 0 ? `missing: ${missing.join(', ')}` : undefined;
}

function fileOf(name, ending) {
  return path.join(rendered, `${name}.${ending}`);
}

/** The scene and all that it imports, whatever the line endings of the checkout. */
async function hashSources(name) {
  const seen = new Set();
  const visit = async (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = await readFile(file, 'utf8');
    for (const [, address] of source.matchAll(/from '(\.[^']+)'/g))
      await visit(path.resolve(path.dirname(file), `${address}.ts`));
  };
  await visit(path.join(home, name, 'scene.ts'));
  const hash = createHash('sha256').update(JSON.stringify({ width, height, fps, qualities }));
  for (const file of [...seen].toSorted()) {
    hash.update(path.relative(home, file).split(path.sep).join('/'));
    hash.update((await readFile(file, 'utf8')).replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex').slice(0, 16);
}

async function render() {
  const wanted = [];
  for (const name of names) {
    if (only !== undefined ? name === only : args.includes('--all') || (await staleness(name)))
      wanted.push(name);
  }
  if (wanted.length === 0) return console.log('All films are up to date.');
  const [{ runnerImport }, { chromium }] = await Promise.all([
    import('vite'),
    import('playwright-core'),
  ]);
  await mkdir(rendered, { recursive: true });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const name of wanted) {
      const started = Date.now();
      const { module: scene } = await runnerImport(path.join(home, name, 'scene.ts'), {
        configFile: false,
        root,
      });
      films[name] = await renderFilm(browser, name, scene);
      await writeList();
      const seconds = ((Date.now() - started) / 1000).toFixed(0);
      console.log(`${name.padEnd(16)} ${await sizeOf(name)} kB in ${seconds} s`);
    }
  } finally {
    await browser.close();
  }
}

async function writeList() {
  const sorted = Object.fromEntries(
    names.filter((name) => films[name]).map((name) => [name, films[name]]),
  );
  await writeFile(listFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function sizeOf(name) {
  return ((await stat(fileOf(name, 'mp4'))).size / 1000).toFixed(0);
}

async function renderFilm(browser, name, scene) {
  const source = await hashSources(name);
  const work = await mkdtemp(path.join(tmpdir(), 'film-'));
  try {
    const master = path.join(work, 'master.mkv');
    const page = await openPage(browser, 1, batch);
    await shoot(page, scene, master);
    await page.close();
    await encode(master, name);
    if (scene.poster !== undefined) await writePoster(browser, name, scene);
    if (scene.captions) await writeFile(fileOf(name, 'vtt'), captionsOf(scene));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  const endings = ['mp4', scene.poster !== undefined && 'avif', scene.captions && 'vtt'];
  return { source, files: endings.filter(Boolean).map((ending) => `${name}.${ending}`) };
}

async function openPage(browser, deviceScaleFactor, rows) {
  const page = await browser.newPage({
    viewport: { width, height: height * rows },
    deviceScaleFactor,
  });
  const faces = await Promise.all(
    fonts.map(async (font) => {
      const file = path.join(root, `src/theme/fonts/${font.toLowerCase()}.woff2`);
      const data = await readFile(file, 'base64');
      return `@font-face{font-family:${font};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
    }),
  );
  await page.setContent(`<style>${faces.join('')}body{margin:0}svg{display:block}</style>`);
  await page.evaluate(async (families) => {
    await Promise.all(families.map((family) => document.fonts.load(`20px ${family}`)));
  }, fonts);
  return page;
}

/** Draws some moments under one another and returns their picture. */
async function draw(page, scene, times) {
  // Ids must not meet those of another frame.
  const frames = times.map((t, index) =>
    scene.render(t).replace(/(\bid="|url\(#)/g, (start) => `${start}f${index}-`),
  );
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, frames.join(''));
  return page.screenshot({ clip: { x: 0, y: 0, width, height: height * times.length } });
}

/** Stacked frames are one frame after the other once they are raw pixels: they go straight to ffmpeg. */
async function shoot(page, scene, master) {
  const { default: sharp } = await import('sharp');
  const encoder = spawn(
    'ffmpeg',
    words(
      `-v error -y -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${fps} -i -`,
      '-c:v libx264rgb -qp 0 -preset ultrafast',
      [master],
    ),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  const count = Math.round(scene.duration * fps);
  for (let first = 0; first < count; first += batch) {
    const times = Array.from(
      { length: Math.min(batch, count - first) },
      (_, index) => (first + index) / fps,
    );
    const png = await draw(page, scene, times);
    const pixels = await sharp(png).removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
  }
  encoder.stdin.end();
  await ended;
}

/** Options as they are typed; what may hold spaces comes in brackets. */
function words(...parts) {
  return parts.flatMap((part) => (Array.isArray(part) ? part : part.split(' ')));
}

async function encode(master, name) {
  const file = fileOf(name, 'mp4');
  for (const quality of qualities) {
    const options = words(
      '-v error -y -i',
      [master],
      '-an -map_metadata -1 -fflags +bitexact',
      '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p',
      '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
      `-c:v libx264 -preset veryslow -tune animation -g 300 -movflags +faststart -crf ${quality}`,
      [file],
    );
    await run('ffmpeg', options);
    if ((await stat(file)).size <= limit) return;
  }
  throw new Error(`${name}.mp4 stays over ${limit / 1000} kB`);
}

/** The poster has twice the size of the film, because it often stands still for long. */
async function writePoster(browser, name, scene) {
  const { default: sharp } = await import('sharp');
  const page = await openPage(browser, 2, 1);
  const png = await draw(page, scene, [scene.poster]);
  await page.close();
  await sharp(png)
    .avif({ quality: 60, effort: 6, chromaSubsampling: '4:4:4' })
    .toFile(fileOf(name, 'avif'));
}

function captionsOf({ captions }) {
  const clock = (seconds) => {
    const [whole, rest] = seconds.toFixed(3).split('.');
    const minutes = String(Math.floor(whole / 60)).padStart(2, '0');
    return `${minutes}:${String(whole % 60).padStart(2, '0')}.${rest}`;
  };
  const cues = captions.map(([from, to, text]) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}
