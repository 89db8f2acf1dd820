import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { inlineScript } from './inline-script.ts';
import { afterCharset, withPolicy } from './policy.ts';

const folder = 'src/prototypes';

/** What would flash if it came with the module. */
const early = ['apply-choices', 'apply-wireframe'];

function listPrototypes(root: string): string[] {
  const home = path.join(root, folder);
  if (!existsSync(home)) return [];
  return readdirSync(home).filter((name) => existsSync(path.join(home, name, 'index.html')));
}

/**
 * Serves src/prototypes/<name>/index.html at /prototypes/<name>/ while developing, and builds it to
 * the same address beside the site.
 */
export function prototypes(): Plugin {
  let root = process.cwd();
  let base = '/';

  return {
    name: 'prototypes',
    enforce: 'post',

    config(config) {
      root = path.resolve(config.root ?? process.cwd());
    },

    configResolved(config) {
      root = config.root;
      base = config.base;
    },

    configEnvironment(name, options) {
      if (name !== 'client') return;
      const build = (options.build ??= {});
      const bundler = (build.rolldownOptions ??= {});
      const pages = Object.fromEntries(
        listPrototypes(root).map((entry) => [
          `prototype-${entry}`,
          path.join(root, folder, entry, 'index.html'),
        ]),
      );
      bundler.input = { ...(bundler.input as Record<string, string> | undefined), ...pages };
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void (async () => {
          const original = request.url ?? '/';
          const { pathname, search } = new URL(original, 'http://localhost');
          const inSite = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : pathname;
          const match = /^\/prototypes\/([a-z0-9-]+)(\/(?:index\.html)?)?$/.exec(inSite);
          const name = match?.[1];
          if (!name || !listPrototypes(root).includes(name)) return next();
          if (!match[2]) {
            response.writeHead(302, { location: `${pathname}/${search}` });
            return response.end();
          }
          const source = await readFile(path.join(root, folder, name, 'index.html'), 'utf8');
          // Its neighbours are found from the root, because the address is not the file's place.
          const rooted = source.replace(/\b(src|href)="\.\//g, `$1="/${folder}/${name}/`);
          const html = await server.transformIndexHtml(
            `/${folder}/${name}/index.html`,
            rooted,
            original,
          );
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
          const html = String(file.source);
          delete bundle[fileName];
          this.emitFile({
            type: 'asset',
            fileName: `prototypes/${match[1]}/index.html`,
            // One level up, when the site is built with relative addresses.
            source: withPolicy(html.replaceAll('="../../../', '="../../'), { markup: 'prototype' }),
          });
        }
      },
    },
  };
}
