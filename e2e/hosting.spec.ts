import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as send, createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { compress } from '../scripts/make/compress.mjs';
import { forever, headers } from '../scripts/headers.mjs';
import { findCaddy, findNginx } from '../scripts/setup.mjs';
import { listen } from '../scripts/static-host.mjs';
import { dist, prototypes, routes } from './support/site';

/** What a recipe says of its place, which the tests change; all else is run as it stands. */
const place = { folder: '/srv/portfolio', name: 'portfolio.example.com' };

/** Each server with its recipe: how a test configures it and starts it. */
const servers = {
  nginx: {
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
  Caddy: {
    program: findCaddy(),
    configure: (recipe: string, port: number) => `{
	admin off
	log {
		level ERROR
	}
}
${recipe.replaceAll(place.name, `http://127.0.0.1:${port}`)}`,
    start: (config: string) => ['run', '--adapter', 'caddyfile', '--config', config],
  },
};

for (const [name, { program, configure, start }] of Object.entries(servers)) {
  test.describe(`behind ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    test.skip(!program, `${name} is not installed`);

    let folder = '';
    let port = 0;
    let server: ChildProcess | undefined;

    test.beforeAll(async () => {
      // To compress the whole site takes its time.
      test.setTimeout(180_000);
      folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
      const site = path.join(folder, 'site');
      cpSync(dist, site, { recursive: true });
      compress(site);
      port = await freePort();
      const recipe = readFileSync(
        `hosting/${name === 'nginx' ? 'nginx.conf' : 'Caddyfile'}`,
        'utf8',
      );
      const config = path.join(folder, 'config');
      writeFileSync(config, configure(recipe.replaceAll(place.folder, site), port, folder));
      server = spawn(program ?? '', start(config), {
        stdio: ['ignore', 'ignore', 'inherit'],
        // Where Caddy keeps what it remembers.
        env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      });
      const status = () =>
        get('/').then(
          (page) => page.status,
          () => 0,
        );
      await expect.poll(status).toBe(200);
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

    test('every page is there with and without a slash at its end, and asked for anew', async () => {
      for (const route of routes) {
        const page = await get(route);
        expect(page, route).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
        expect(page.headers['cache-control'], route).toBe('no-cache');
        const slashed = await get(route === '/' ? '/' : `${route}/`);
        expect(slashed.status, route).toBe(200);
        expect(slashed.body.equals(page.body), route).toBe(true);
      }
    });

    test('what is not there is told so with the site’s own page', async () => {
      const own = readFileSync(path.join(dist, '404.html'));
      for (const address of ['/nothing-is-here', '/about/nothing', '/assets/gone.js']) {
        const page = await get(address);
        expect(page.status, address).toBe(404);
        expect(page.headers['cache-control'], address).toBe('no-cache');
        expect(page.body.equals(own), address).toBe(true);
      }
    });

    test('pages, files and the not-found page have all headers, each once', async () => {
      const script = assets('.js')[0] ?? '';
      for (const address of ['/', ...prototypes.slice(0, 1), script, '/nothing-is-here']) {
        const page = await get(address);
        const said = Object.fromEntries(
          Object.keys(headers).map((header) => [header, page.headers[header.toLowerCase()]]),
        );
        expect(said, address).toEqual(headers);
      }
    });

    test('each kind of file is what it says it is, and kept for ever in assets/', async () => {
      const types = {
        '.js': /^(text|application)\/javascript/,
        '.svg': /^image\/svg\+xml/,
        '.avif': /^image\/avif/,
        '.woff2': /^font\/woff2/,
        '.vtt': /^text\/vtt/,
        '.mp4': /^video\/mp4/,
      };
      for (const [ending, type] of Object.entries(types)) {
        const file = await get(assets(ending)[0] ?? '');
        expect(file.status, ending).toBe(200);
        expect(file.type, ending).toMatch(type);
        expect(file.headers['cache-control'], ending).toBe(forever);
      }
      expect((await get('/site.webmanifest')).type).toMatch(/^application\/manifest\+json/);
      expect((await get('/resume.pdf')).type).toBe('application/pdf');
    });

    test('text is sent compressed to whoever takes it', async () => {
      const script = assets('.js')[0] ?? '';
      for (const address of ['/', '/about', '/about/', script, '/site.webmanifest']) {
        const plain = await get(address);
        const brotli = await get(address, { 'accept-encoding': 'gzip, br' });
        const gzip = await get(address, { 'accept-encoding': 'gzip' });
        expect(plain.headers['content-encoding'], address).toBeUndefined();
        expect(brotli.headers['content-encoding'], address).toBe('br');
        expect(gzip.headers['content-encoding'], address).toBe('gzip');
        expect(brotli.headers.vary, address).toMatch(/accept-encoding/i);
        expect(brotliDecompressSync(brotli.body).equals(plain.body), address).toBe(true);
        expect(gunzipSync(gzip.body).equals(plain.body), address).toBe(true);
        expect(brotli.type, address).toBe(plain.type);
      }
    });

    test('who asks again for an unchanged page is told so, and a film comes in parts', async () => {
      const { etag = '' } = (await get('/about')).headers;
      expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
      const film = await get(assets('.mp4')[0] ?? '', { range: 'bytes=100-199' });
      expect(film.status).toBe(206);
      expect(film.body).toHaveLength(100);
    });

    test('2,000 requests, twenty at a time, all get the right answer', async () => {
      const wanted = [...routes, ...routes.map((route) => `${route}?again`), ...assets('.js')];
      const expected = new Map<string, number>();
      for (const address of wanted) expected.set(address, (await get(address)).body.length);
      const wrong: string[] = [];
      let asked = 0;
      const lane = async () => {
        while (asked < 2000) {
          const address = wanted[asked++ % wanted.length] ?? '/';
          const { status, body } = await get(address);
          if (status !== 200 || body.length !== expected.get(address)) wrong.push(address);
        }
      };
      await Promise.all(Array.from({ length: 20 }, lane));
      expect(wrong).toEqual([]);
    });
  });
}

/** The addresses of all files of a kind among those with a hash in their name. */
const assets = (ending: string) =>
  readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith(ending))
    .map((file) => `/assets/${file}`);

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((done) => server.close(done));
  return port;
}

/** As it came: `fetch` would follow, decompress and keep. */
const answer = (port: number, address: string, asked: Record<string, string>) =>
  new Promise<{ status: number; type: string; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      send({ host: '127.0.0.1', port, path: address, headers: asked }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
