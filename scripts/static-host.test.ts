import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { headers } from './headers.mjs';
import { listen, routesOf, staticHost } from './static-host.mjs';

const files = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'about/index.html': '<h1>About/</h1>',
  '404.html': '<h1>404 Not Found</h1>',
  'resume.pdf': '%PDF-1.7',
  'assets/app-1a2b3c.js': 'export {};',
  'assets/cover-1a2b3c.svg': '<svg/>',
};

let outside = '';
let folder = '';
const open: Server[] = [];

function serve(server: Server = staticHost(folder)): Server {
  open.push(server);
  return server;
}

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

beforeAll(() => {
  outside = mkdtempSync(path.join(tmpdir(), 'static-host-'));
  writeFileSync(path.join(outside, 'secret.txt'), 'secret');
  folder = path.join(outside, 'dist');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});

afterEach(async () => {
  await Promise.all(open.splice(0).map(close));
});
afterAll(() => rmSync(outside, { recursive: true }));

test('routesOf lists the path of each top-level page except the error page', () => {
  expect(routesOf(folder)).toEqual(['/', '/about']);
});

async function get(address: string, options?: RequestInit) {
  const port = await listen(serve(), 0);
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    redirect: 'manual',
    ...options,
  });
  const header = (name: string) => answer.headers.get(name) ?? '';
  return { status: answer.status, body: await answer.text(), header };
}

test.each([
  ['/', 'Home', 'text/html'],
  ['/about', 'About', 'text/html'],
  ['/about/', 'About', 'text/html'],
  ['/about.html', 'About', 'text/html'],
  ['/about/index.html', 'About', 'text/html'],
  ['//about', 'About', 'text/html'],
  ['//', 'Home', 'text/html'],
  ['/resume.pdf', '%PDF', 'application/pdf'],
  ['/assets/app-1a2b3c.js', 'export', 'text/javascript'],
  ['/assets/cover-1a2b3c.svg', '<svg/>', 'image/svg+xml'],
])(
  'the response for %s contains “%s” as %s, and is not a redirect',
  async (address, body, type) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(body);
    expect(answer.header('content-type')).toContain(type);
  },
);

test.each(['/abuot', '/about/team', '/assets/gone.js', '/..%2fsecret.txt', '/%00', '/%E0%A4%A'])(
  'the response for %s is the 404 page with status 404',
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(answer.body).toBe(files['404.html']);
    expect(answer.header('content-type')).toMatch(/^text\/html/);
  },
);

test.each(['/', '/assets/app-1a2b3c.js', '/abuot'])(
  'the response for %s has every header in headers.mjs',
  async (address) => {
    const answer = await get(address);
    for (const [name, value] of Object.entries(headers)) expect(answer.header(name)).toBe(value);
  },
);

test('browsers may cache files in assets/ forever, and must revalidate all others', async () => {
  expect((await get('/assets/app-1a2b3c.js')).header('cache-control')).toMatch(/immutable/);
  expect((await get('/about')).header('cache-control')).toBe('no-cache');
  expect((await get('/resume.pdf')).header('cache-control')).toBe('no-cache');
});

test('the response for an unchanged page has status 304', async () => {
  const etag = (await get('/about')).header('etag');
  const again = await get('/about', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('the response for a page built after the server started has status 200', async () => {
  const port = await listen(serve(), 0);
  const late = path.join(folder, 'late.html');
  expect((await fetch(`http://127.0.0.1:${port}/late`)).status).toBe(404);
  writeFileSync(late, 'late');
  expect((await fetch(`http://127.0.0.1:${port}/late`)).status).toBe(200);
  rmSync(late);
});

const taken = () => listen(serve(createServer()), 0);

test('if the port is taken, the server listens on the next free one', async () => {
  const port = await taken();
  const found = await listen(serve(), port);
  expect(found).toBeGreaterThan(port);
  expect((await fetch(`http://127.0.0.1:${found}/`)).status).toBe(200);
});

test('listen throws if the port is taken and `strict` is set', async () => {
  const port = await taken();
  await expect(listen(serve(), port, { strict: true })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('staticHost throws for a folder without a built site', () => {
  expect(() => staticHost(path.join(folder, 'nowhere'))).toThrow(/No site in .*nowhere/);
});

test('without a 404.html, staticHost answers an unknown path with status 404 and one sentence', async () => {
  const other = path.join(outside, 'other');
  mkdirSync(other);
  writeFileSync(path.join(other, 'index.html'), '<h1>Other</h1>');
  const port = await listen(serve(staticHost(other)), 0);
  const missing = await fetch(`http://127.0.0.1:${port}/missing`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe('There is nothing here.');
});
