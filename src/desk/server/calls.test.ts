import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerCall } from './calls.ts';

const token = 'a'.repeat(48);
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((asked, response) => {
    const call = new URL(asked.url ?? '/', 'http://localhost');
    void answerCall(asked, response, { root: '/nowhere', token }, call);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => server.close());

interface Asked {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function ask({ path = '/api/no-such', method = 'POST', headers = {}, body = '{}' }: Asked) {
  const own = { 'x-desk-token': token, 'content-type': 'application/json' };
  // `agent: false` opens a new connection for each request. The server might close an idle
  // connection just when the next request reuses it.
  const place = { port, host: '127.0.0.1', agent: false, path, method };
  const asked = request({ ...place, headers: { ...own, ...headers } });
  asked.end(method === 'GET' ? undefined : body);
  const [response] = await new Promise<[NodeJS.ReadableStream & { statusCode?: number }]>(
    (done, fail) => {
      asked.on('response', (answered) => done([answered]));
      asked.on('error', fail);
    },
  );
  const { error } = JSON.parse(await text(response)) as { error: string };
  return { status: response.statusCode, error };
}

test.each([
  ['no token', { headers: { 'x-desk-token': '' } }, 'Reload this page'],
  ['a wrong token', { headers: { 'x-desk-token': 'b'.repeat(48) } }, 'Reload this page'],
  ['another host in the Host header', { headers: { host: 'desk.example' } }, 'this machine only'],
  [
    'localhost.example in the Host header',
    { headers: { host: 'localhost.example' } },
    'this machine only',
  ],
  ['another site as origin', { headers: { origin: 'https://shop.example' } }, 'its own page only'],
  [
    'another port in the origin',
    { headers: { origin: 'http://127.0.0.1:1' } },
    'its own page only',
  ],
  [
    'Sec-Fetch-Site: cross-site but no Origin header',
    { headers: { 'sec-fetch-site': 'cross-site' } },
    'its own page only',
  ],
  ['an opaque origin', { headers: { origin: 'null' } }, 'its own page only'],
])('a request with %s gets status 403', async (_what, asked, line) => {
  expect(await ask(asked)).toEqual({ status: 403, error: expect.stringContaining(line) });
});

test('a request to change a file outside the content gets status 403', async () => {
  for (const file of ['src/main.tsx', 'package.json', '../a.ts', 'src/content/types.ts', 7]) {
    const item = { key: `${file} title`, hash: '' };
    const refused = { status: 403, error: 'The desk changes content only.' };
    const edited = await ask({ path: '/api/edit', body: JSON.stringify(item) });
    expect(edited).toEqual(refused);
    const confirmed = await ask({
      path: '/api/confirm',
      body: JSON.stringify({ items: [item] }),
    });
    expect(confirmed).toEqual(refused);
  }
});

test.each([
  [{ path: '/api/no-such' }, 404, 'The desk does not know “POST no-such”.'],
  [{ path: '/api/edit', method: 'GET' }, 404, 'The desk does not know “GET edit”.'],
  [
    { path: '/api/confirm', body: '{"items":[null]}' },
    400,
    '`items` is missing. Pass the drafts to confirm.',
  ],
  [{ path: '/api/edit', body: 'edit' }, 400, 'The body is not a JSON object.'],
  [
    { path: '/api/edit', headers: { 'content-type': 'text/plain' } },
    400,
    'Send JSON, with the content type application/json.',
  ],
  [{ path: '/api/cases/plan' }, 400, '`slug` is missing. Pass the address of a case.'],
  [{ path: '/api/cases/plan', body: '{"op":"fly","slug":"a"}' }, 400, 'Unknown change “fly”.'],
  [
    { path: '/api/cases/plan', body: '{"op":"new","slug":"a"}' },
    400,
    '`name` is missing. Pass the name of the case.',
  ],
  [
    { path: '/api/cases/plan', body: '{"op":"order","slug":"a","place":"1"}' },
    400,
    '`place` is missing. Pass a whole number from 1.',
  ],
])('the invalid request %j gets status %i and the error: %s', async (asked, status, line) => {
  expect(await ask(asked)).toEqual({ status, error: expect.stringContaining(line) });
});

test('a request above the size limit gets status 413', async () => {
  const body = JSON.stringify({ data: 'a'.repeat(28_000_000) });
  const refused = { status: 413, error: 'That is above 20 MB: make the file smaller.' };
  expect(await ask({ path: '/api/resume', body })).toEqual(refused);
});

test('a request from the desk’s own origin to an unknown path gets status 404, not 403', async () => {
  const { status } = await ask({ headers: { origin: `http://127.0.0.1:${port}` } });
  expect(status).toBe(404);
});
