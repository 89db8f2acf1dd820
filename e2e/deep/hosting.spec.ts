import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

const assets = (ending: string) =>
  readdirSync(path.join(dist, 'assets'))
    .filter((file) => file.endsWith(ending))
    .map((file) => `/assets/${file}`);
const [script = ''] = assets('.js');

for (const [name, { program, configure, start }] of Object.entries(servers)) {
  test(`a server with hosting/${name} sends correct types and headers, compressed text, and byte ranges`, async () => {
    test.skip(!program, `The server for ${name} is not installed`);
    const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
    const site = path.join(folder, 'site');
    cpSync(dist, site, { recursive: true });
    compress(site);
    const probe = createServer();
    const port = await listen(probe, 0);
    await new Promise((done) => probe.close(done));
    const recipe = readFileSync(`hosting/${name}`, 'utf8').replaceAll('/srv/portfolio', site);
    const config = path.join(folder, 'config');
    writeFileSync(config, configure(recipe, port, folder));
    const server = spawn(program ?? '', start(config), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    });
    try {
      await expectResponses(port);
    } finally {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true });
    }
  });
}

async function expectResponses(port: number) {
  const get = (address: string, extra = {}) => fetchRaw(port, address, extra);
  await expect.poll(() => get('/').then(({ status }) => status, String)).toBe(200);

  for (const route of routes) {
    const page = await get(route);
    expect(page, route).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    expect(page.headers, route).toMatchObject({ 'cache-control': 'no-cache' });
    const slashed = await get(route === '/' ? '/' : `${route}/`);
    expect(slashed.body.equals(page.body), route).toBe(true);
  }
  const notFound = readFileSync(path.join(dist, '404.html'));
  for (const address of ['/nothing-is-here', '/about/nothing', '/assets/gone.js']) {
    const page = await get(address);
    expect(page, address).toMatchObject({ status: 404, headers: { 'cache-control': 'no-cache' } });
    expect(page.body.equals(notFound), address).toBe(true);
  }
  for (const address of ['/', ...prototypes.slice(0, 1), script, '/nothing-is-here']) {
    const sent = Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value]);
    expect((await get(address)).headers, address).toMatchObject(Object.fromEntries(sent));
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
    expect(file, address).toMatchObject({ status: 200, headers: { 'cache-control': cache } });
    expect(file.type, address).toMatch(type);
  }

  for (const address of ['/', '/about/', script, '/site.webmanifest']) {
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
  const { etag } = (await get('/about')).headers;
  expect((await get('/about', { 'if-none-match': etag })).status).toBe(304);
  const film = await get(assets('.mp4')[0] ?? '', { range: 'bytes=100-199' });
  expect(film.status).toBe(206);
  expect(film.body).toHaveLength(100);
}

/** Unlike `fetch`, does not follow redirects or decompress the body. */
async function fetchRaw(port: number, address: string, extra: Record<string, string>) {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: address,
    headers: extra,
  }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await response.toArray());
  const { statusCode: status, headers: sent } = response;
  return { status, type: sent['content-type'] ?? '', headers: sent, body };
}
