// Serves a built site as a static host does that compresses: its text with Brotli, all from memory.
import { createServer } from 'node:http';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { baseOf, listen, staticHost } from '../static-host.mjs';

const compress = promisify(brotliCompress);
const isText = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest))|charset/;

/** The same page with every script taken out: the fastest that it could be. */
export const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="?modulepreload"?[^>]*>/g, '');

/** The paths of a built site's pages, as its sitemap names them: '/', '/about' … */
export function routesOf(folder) {
  const sitemap = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const base = baseOf(folder);
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => `/${new URL(address).pathname.slice(base.length)}`,
  );
}

/**
 * @param {string} folder
 * @param {{ scriptless?: boolean, early?: boolean, level?: number }} [options]
 *   scriptless: serve the pages without their scripts;
 *   early: compress every page and script before the first visit (else when first asked for).
 */
export async function serve(folder, { scriptless = false, early = true, level = 11 } = {}) {
  const host = staticHost(folder);
  const origin = `http://127.0.0.1:${await listen(host, 0)}`;
  const kept = new Map();

  async function make(url) {
    const response = await fetch(origin + url, { redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    let body = Buffer.from(await response.arrayBuffer());
    if (scriptless && type.startsWith('text/html')) {
      body = Buffer.from(withoutScripts(body.toString('utf8')));
    }
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) =>
        /^(content-type|cache-control|location)$/.test(name),
      ),
    );
    if (isText.test(type) && body.length > 0) {
      body = await compress(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
      Object.assign(headers, { 'content-encoding': 'br', vary: 'Accept-Encoding' });
    }
    return { status: response.status, headers, body };
  }

  const answer = (url) => {
    const known = kept.get(url) ?? make(url);
    kept.set(url, known);
    return known;
  };

  const server = createServer((request, response) => {
    answer(request.url).then(
      ({ status, headers, body }) => {
        const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
        if (!range || headers['content-encoding']) {
          response.writeHead(status, { ...headers, 'content-length': body.length });
          return response.end(body);
        }
        const from = Number(range[1]);
        const to = Math.min(range[2] ? Number(range[2]) : Infinity, body.length - 1);
        response.writeHead(206, {
          ...headers,
          'content-length': to - from + 1,
          'content-range': `bytes ${from}-${to}/${body.length}`,
        });
        return response.end(body.subarray(from, to + 1));
      },
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  const port = await listen(server, 0);
  const base = baseOf(folder);

  if (early) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(html|js|css|svg)$/.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
    const addresses = files.flatMap((file) => {
      const address = base + file.split(path.sep).join('/');
      const bare = address.replace(/(index)?\.html$/, '');
      return bare === address ? [address] : [bare];
    });
    await Promise.all([...new Set(addresses)].map(answer));
  }

  return {
    /** Without a slash at its end, so that a route can follow. */
    url: `http://127.0.0.1:${port}${base.slice(0, -1)}`,
    /** The bytes that a file takes on the line. */
    sizeOf: async (address) => (await answer(address)).body.length,
    close: () => {
      for (const one of [server, host]) {
        one.close();
        one.closeAllConnections();
      }
    },
  };
}
