import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { compress } from '../../scripts/make/compress.mjs';
import { forever, headers } from '../../scripts/headers.mjs';
import { findCaddy, findNginx } from '../../scripts/setup.mjs';
import { listen } from '../../scripts/static-host.mjs';
import { dist, prototypes, routes } from '../support/site';

/** Each server, and how a test changes and starts its recipe in hosting/. */
const servers = {
  'nginx.conf': {
    program: findNginx(),
    configure: (recipe: string, port: number, folder: string) => `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr;
      include /etc/nginx/modules-enabled/*.conf;
      events {}
      http {
        access_log off;
        client_body_temp_path ${folder}/body;
        ${recipe.replace('listen 80;', `listen 127.0.0.1:${port};`)}
      }`,
    start: (config: string) => ['-c', config],
  },
  Caddyfile: {
    program: findCaddy(),
    configure: (recipe: string, port: number) =>
      `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${recipe.replaceAll('portfolio.example.com', `http://127.0.0.1:${port}`)}`,
    start: (config: string) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
};

/** Addresses of the files of a kind that have a hash in their name. */
const assets = (ending: string) =>
  readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith(ending))
    .map((file) => `/assets/${file}`);
const [script = ''] = assets('.js');

for (const [name, { program, configure, start }] of Object.entries(servers)) {
  test.describe(`behind ${name}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });
    test.skip(!program, `no server for ${name} is installed`);

    let folder = '';
    let port = 0;
    let server: ChildProcess | undefined;

    test.beforeAll(async () => {
      folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
      const site = path.join(folder, 'site');
      cpSync(dist, site, { recursive: true });
      compress(site);
      const probe = createServer();
      port = await listen(probe, 0);
      await new Promise((done) => probe.close(done));
      const recipe = readFileSync(`hosting/${name}`, 'utf8').replaceAll('/srv/portfolio', site);
      const config = path.join(folder, 'config');
      writeFileSync(config, configure(recipe, port, folder));
      server = spawn(program ?? '', start(config), {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      });
      await expect.poll(() => get('/').then(({ status }) => status, String)).toBe(200);
    });

    test.afterAll(async () => {
      if (server?.exitCode === null) {
        const ended = new Promise((done) => server?.once('exit', done));
        server.kill();
        await ended;
      }
      rmSync(folder, { recursive: true });
    });

    const get = (address: string, more: Record<string, string> = {}) => answer(port, address, more);

    test('sends pages, files and the not-found page with their types and headers', async () => {
      for (const route of routes) {
        const page = await get(route);
        expect(page, route).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
        expect(page.headers['cache-control'], route).toBe('no-cache');
        const slashed = await get(route === '/' ? '/' : `${route}/`);
        expect(slashed.status, route).toBe(200);
        expect(slashed.body.equals(page.body), route).toBe(true);
      }

      const own = readFileSync(path.join(dist, '404.html'));
      for (const address of ['/nothing-is-here', '/about/nothing', '/assets/gone.js']) {
        const page = await get(address);
        expect(page.status, address).toBe(404);
        expect(page.headers['cache-control'], address).toBe('no-cache');
        expect(page.body.equals(own), address).toBe(true);
      }

      for (const address of ['/', ...prototypes.slice(0, 1), script, '/nothing-is-here']) {
        const sent = (await get(address)).headers;
        const each = Object.keys(headers).map((header) => [header, sent[header.toLowerCase()]]);
        expect(Object.fromEntries(each), address).toEqual(headers);
      }

      for (const [address = '', type, cache] of [
        [script, /^(text|application)\/javascript/, forever],
        [assets('.svg')[0], /^image\/svg\+xml/, forever],
        [assets('.avif')[0], /^image\/avif/, forever],
        [assets('.woff2')[0], /^font\/woff2/, forever],
        [assets('.vtt')[0], /^text\/vtt/, forever],
        [assets('.mp4')[0], /^video\/mp4/, forever],
        ['/site.webmanifest', /^application\/manifest\+json/, 'no-cache'],
        ['/resume.pdf', /^application\/pdf$/, 'no-cache'],
      ] as const) {
        const file = await get(address);
        expect(file.status, address).toBe(200);
        expect(file.type, address).toMatch(type);
        expect(file.headers['cache-control'], address).toBe(cache);
      }
    });

    test('compresses text, sends 304 for unchanged pages and 206 for ranges', async () => {
      for (const address of ['/', '/about', '/about/', script, '/site.webmanifest']) {
        const plain = await get(address);
        expect(plain.headers['content-encoding'], address).toBeUndefined();
        for (const [accepted, encoding, decompress] of [
          ['gzip, br', 'br', brotliDecompressSync],
          ['gzip', 'gzip', gunzipSync],
        ] as const) {
          const sent = await get(address, { 'accept-encoding': accepted });
          expect(sent.headers['content-encoding'], address).toBe(encoding);
          expect(sent.headers.vary, address).toMatch(/accept-encoding/i);
          expect(decompress(sent.body).equals(plain.body), address).toBe(true);
          expect(sent.type, address).toBe(plain.type);
        }
      }
      const { etag = '' } = (await get('/about')).headers;
      expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
      const film = await get(assets('.mp4')[0] ?? '', { range: 'bytes=100-199' });
      expect(film.status).toBe(206);
      expect(film.body).toHaveLength(100);
    });
  });
}

/** Returns an answer as it was sent: `fetch` would follow, decompress and cache it. */
async function answer(port: number, address: string, asked: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers: asked }, resolve)
      .on('error', reject)
      .end();
  });
  const body = Buffer.concat(await response.toArray());
  const { statusCode: status = 0, headers: sent } = response;
  return { status, type: sent['content-type'] ?? '', headers: sent, body };
}
