// Renders the scenes of src/films/scenes to films in src/films/rendered.
//   npm run films [-- name …]               renders the named films, or all that are out of date
//   node src/films/make-films.mjs --check   fails if any is out of date; needs no browser
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { hashFiles, temporaryFolder } from '../../scripts/files.mjs';
import { root } from '../../scripts/setup.mjs';
import { renderStale, staleness } from '../../scripts/make/rendered.mjs';

const home = path.join(root, 'src/films/scenes');
const rendered = path.join(root, 'src/films/rendered');
const listFile = path.join(rendered, 'films.json');

const width = 800;
const height = 450;
const fps = 30;
const limit = 400_000;
const framesPerScreenshot = 12;
/** ffmpeg's -crf values, from the best quality to the worst. */
const qualities = [22, 25, 28, 31];
const fonts = ['Display', 'Text', 'Mono'];

const sceneOf = (name) => path.join(home, name, 'scene.ts');
const fileOf = (name, ending) => path.join(rendered, `${name}.${ending}`);
const films = JSON.parse(readFileSync(listFile, 'utf8'));
const scenes = readdirSync(home).filter((name) => existsSync(sceneOf(name)));

await renderStale({
  names: [...new Set([...scenes, ...Object.keys(films)])],
  stalenessOf: (name) =>
    scenes.includes(name)
      ? staleness(films[name], hashSources(name), rendered)
      : 'has no scene any more',
  render: async (browser, names) => {
    const master = path.join(temporaryFolder(), 'master.mkv');
    for (const name of names) {
      films[name] = scenes.includes(name) ? await renderFilm(browser, name, master) : undefined;
      const sorted = Object.fromEntries(scenes.map((scene) => [scene, films[scene]]));
      writeFileSync(listFile, `${JSON.stringify(sorted, null, 2)}\n`);
      console.log(name);
    }
  },
});

function hashSources(name) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, address] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
      visit(path.resolve(path.dirname(file), `${address}.ts`));
  };
  visit(sceneOf(name));
  const settings = JSON.stringify({ width, height, fps, qualities });
  return hashFiles(home, [...seen].toSorted(), settings);
}

async function renderFilm(browser, name, master) {
  const sources = hashSources(name);
  const { module: scene } = await runnerImport(sceneOf(name), { configFile: false, root });
  const page = await openPage(browser, 1, framesPerScreenshot);
  await shoot(page, scene, master);
  await page.close();
  encode(master, name);
  if (scene.poster !== undefined) await writePoster(browser, name, scene);
  if (scene.captions) writeFileSync(fileOf(name, 'vtt'), captionsOf(scene));
  const endings = ['mp4', scene.poster !== undefined && 'avif', scene.captions && 'vtt'];
  return { sources, files: endings.filter(Boolean).map((ending) => `${name}.${ending}`) };
}

async function openPage(browser, deviceScaleFactor, rows) {
  const viewport = { width, height: height * rows };
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  const faces = fonts.map((font) => {
    const file = path.join(root, `src/theme/fonts/${font.toLowerCase()}.woff2`);
    const data = readFileSync(file, 'base64');
    return `@font-face{font-family:${font};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
  });
  await page.setContent(`<style>${faces.join('')}body{margin:0}svg{display:block}</style>`);
  await page.evaluate(async (families) => {
    await Promise.all(families.map((family) => document.fonts.load(`20px ${family}`)));
  }, fonts);
  return page;
}

async function draw(page, scene, times) {
  // All frames of a screenshot are in one document, so their ids must differ.
  const frames = times.map((t, index) =>
    scene.render(t).replace(/(\bid="|url\(#)/g, (start) => `${start}f${index}-`),
  );
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, frames.join(''));
  return page.screenshot({ clip: { x: 0, y: 0, width, height: height * times.length } });
}

/** A screenshot stacks several frames, so its raw pixels are one frame after the other. */
async function shoot(page, scene, master) {
  const input = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${fps} -i -`;
  const options = `-v error -y ${input} -c:v libx264rgb -qp 0 -preset ultrafast`.split(' ');
  const encoder = spawn('ffmpeg', [...options, master], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  const count = Math.round(scene.duration * fps);
  for (let first = 0; first < count; first += framesPerScreenshot) {
    const length = Math.min(framesPerScreenshot, count - first);
    const times = Array.from({ length }, (_, index) => (first + index) / fps);
    const png = await draw(page, scene, times);
    const pixels = await sharp(png).removeAlpha().raw().toBuffer();
    if (!encoder.stdin.write(pixels)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
  }
  encoder.stdin.end();
  await ended;
}

function encode(master, name) {
  const file = fileOf(name, 'mp4');
  for (const quality of qualities) {
    const options = [
      '-an -map_metadata -1 -fflags +bitexact',
      '-vf scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p',
      '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv',
      `-c:v libx264 -preset veryslow -tune animation -g 300 -movflags +faststart -crf ${quality}`,
    ].flatMap((words) => words.split(' '));
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', master, ...options, file]);
    if (statSync(file).size <= limit) return;
  }
  throw new Error(`${name}.mp4 stays over ${limit / 1000} kB`);
}

/** A poster has twice the film's resolution, because it is often seen for longer than the film. */
async function writePoster(browser, name, scene) {
  const page = await openPage(browser, 2, 1);
  const png = await draw(page, scene, [scene.poster]);
  await page.close();
  await sharp(png)
    .avif({ quality: 60, effort: 6, chromaSubsampling: '4:4:4' })
    .toFile(fileOf(name, 'avif'));
}

function captionsOf({ captions }) {
  const clock = (seconds) => new Date(Math.round(seconds * 1000)).toISOString().slice(14, -1);
  const cues = captions.map(([from, to, text]) => `${clock(from)} --> ${clock(to)}\n${text}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}
