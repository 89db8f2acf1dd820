import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { inlineScript } from '../../scripts/vite/inline-script.ts';
import { afterCharset, withPolicy } from '../../scripts/vite/policy.ts';

const folder = 'src/prototypes';

/**
 * Scripts of src/start that are inlined. As modules, they would run after the first paint, and the
 * wrong theme would flash.
 */
const early = ['apply-choices', 'apply-wireframe'];

const root = fileURLToPath(new URL('../../', import.meta.url));

const names = () => readdirSync(path.join(root, folder)).filter((name) => existsSync(pageOf(name)));

const pageOf = (name: string) => path.join(root, folder, name, 'index.html');

/** Serves src/prototypes/<name>/index.html at /prototypes/<name>/, and builds it to that path. */
export function prototypes(): Plugin {
  return {
    name: 'prototypes',
    enforce: 'post',

    config() {
      const input = Object.fromEntries(names().map((name) => [`prototype-${name}`, pageOf(name)]));
      return { environments: { client: { build: { rolldownOptions: { input } } } } };
    },

    configureServer(server) {
      const { base } = server.config;
      server.middlewares.use((request, response, next) => {
        void (async () => {
          const original = request.url ?? '/';
          const { pathname, search } = new URL(original, 'http://localhost');
          const inSite = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
          const match = /^\/prototypes\/([a-z0-9-]+)(\/(?:index\.html)?)?$/.exec(inSite);
          const name = match?.[1];
          if (!name || !names().includes(name)) return next();
          if (!match[2]) {
            response.writeHead(302, { location: `${pathname}/${search}` });
            return response.end();
          }
          const source = await readFile(pageOf(name), 'utf8');
          // The page's files are in src/prototypes, but its URL is in /prototypes, so relative
          // addresses would break.
          const rooted = source.replace(/\b(src|href)="\.\//g, `$1="/${folder}/${name}/`);
          const file = `/${folder}/${name}/index.html`;
          const html = await server.transformIndexHtml(file, rooted, original);
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.end(html);
        })().catch(next);
      });
    },

    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename }) {
        if (!normalizePath(filename).includes(`/${folder}/`)) return undefined;
        const scripts = await Promise.all(early.map((name) => inlineScript(name)));
        return afterCharset(html, `<script>${scripts.join('')}</script>`);
      },
    },

    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          const match = /^src\/prototypes\/([^/]+)\/index\.html$/.exec(fileName);
          if (!match || file.type !== 'asset') continue;
          delete bundle[fileName];
          this.emitFile({
            type: 'asset',
            fileName: `prototypes/${match[1]}/index.html`,
            source: withPolicy(String(file.source), { markup: 'prototype' }),
          });
        }
      },
    },
  };
}
