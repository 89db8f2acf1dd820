import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { forever, headers } from './headers.mjs';
import { stop } from './setup.mjs';

export const dist = fileURLToPath(new URL('../dist', import.meta.url));

export function requireSite(folder = dist) {
  if (existsSync(path.join(folder, 'index.html'))) return;
  stop('There is no built site. Run: npm run build');
}

export function staticHost(folder = dist, /** @type {Record<string, string>} */ sent = headers) {
  if (!existsSync(path.join(folder, 'index.html'))) throw new Error(`No site in ${folder}`);
  const ownPage = path.join(folder, '404.html');
  const notFound = existsSync(ownPage) ? readFileSync(ownPage) : 'There is nothing here.';
  const files = sirv(folder, {
    // Makes sirv look for files on each request, because a build may replace the folder.
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders(response, file) {
      response.setHeader('Cache-Control', file.startsWith('/assets/') ? forever : 'no-cache');
    },
    onNoMatch(_request, response) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(notFound);
    },
  });
  const base = baseOf(folder);
  return createServer((request, response) => {
    const { url = '' } = request;
    response.setHeaders(new Headers(sent));
    if (base !== '/') {
      if (!url.startsWith(base)) return response.writeHead(302, { Location: base }).end();
      request.url = url.slice(base.length - 1);
    }
    return files(request, response);
  });
}

export const routesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => (name === 'index.html' ? '/' : `/${path.basename(name, '.html')}`))
    .toSorted();

export function baseOf(folder) {
  const manifest = path.join(folder, 'site.webmanifest');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).start_url : '/';
}

export function listen(server, port, { strict = false } = {}) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || strict || port >= 65535) return reject(error);
      resolve(listen(server, port + 1));
    });
    server.listen(port, '127.0.0.1', () => {
      server.removeAllListeners('error');
      resolve(server.address().port);
    });
  });
}
