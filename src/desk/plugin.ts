import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { answerCall, requireLocal, sendRefusal } from './server/calls.ts';
import { isContentFile } from './server/content-files.ts';
import { applyEdits, type Edit } from './server/edits.ts';
import { findItems } from './server/find-items.ts';
import { recover } from './server/history.ts';
import { inlineScript, pageHtml } from './server/site.ts';

export function desk(): Plugin {
  // Vite may restart in this process. The environment variable keeps the token, so that a desk that
  // is open in a browser keeps working.
  const token = (process.env.DESK_TOKEN ??= randomBytes(24).toString('hex'));
  let root = '';
  let base = '/';
  return {
    name: 'desk',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    configResolved(config) {
      ({ root, base } = config);
    },
    configureServer(server) {
      const address = `${base}_desk`;
      void recover(root);
      // Without this check, Vite would let any website open files in the owner's editor.
      server.middlewares.use('/__open-in-editor', (request, response, next) => {
        try {
          requireLocal(request);
        } catch (error) {
          return sendRefusal(response, error);
        }
        next();
      });
      server.middlewares.use(address, (request, response, next) => {
        const call = new URL(request.url ?? '/', 'http://localhost');
        if (call.pathname.startsWith('/api/')) {
          return void answerCall(request, response, { root, token }, call);
        }
        if (call.pathname !== '/') return next();
        try {
          requireLocal(request);
        } catch (error) {
          return sendRefusal(response, error);
        }
        server.transformIndexHtml(address, shell(base, token)).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-store');
          response.setHeader('content-security-policy', "frame-ancestors 'none'");
          response.end(html);
        }, next);
      });
    },
    transform: {
      order: 'pre',
      filter: { id: /\/src\/(cases|content)\/[^?]*\.ts$/ },
      handler: (code, id) => markItems(root, id, code),
    },
    // The script frame-choices changes what localStorage returns, so it must run before all scripts
    // that read localStorage.
    transformIndexHtml: async (_html, { path: address }) =>
      address.endsWith('/_desk')
        ? []
        : [
            {
              tag: 'script',
              injectTo: 'head-prepend',
              children: await inlineScript('../desk/app/frame-choices'),
            },
            {
              tag: 'script',
              injectTo: 'head',
              attrs: { type: 'module', src: `${base}src/desk/app/stale.ts` },
            },
          ],
  };
}

function markItems(root: string, id: string, code: string): string | undefined {
  const file = path.posix.relative(normalizePath(root), normalizePath(id));
  if (!isContentFile(file)) return undefined;
  const edits = findItems(file, code)
    .filter(({ isData }) => !isData)
    .flatMap(({ key, start, end }): Edit[] => [
      { start, end: start, text: `__mark(${JSON.stringify(key)}, ` },
      { start: end, end, text: ')' },
    ]);
  // The import gets no line of its own, so that the line numbers stay the same.
  const start = `import { mark as __mark } from '/src/desk/app/marks.ts';`;
  return start + applyEdits(code, edits);
}

const shell = (base: string, token: string) =>
  pageHtml({
    base,
    stylesheet: '<link rel="stylesheet" href="/src/theme/global.css">',
    head: `<title>Desk</title>
    <meta name="robots" content="noindex">
    <meta name="desk-token" content="${token}">`,
    body: '<div id="desk"></div><script type="module" src="/src/desk/app/main.tsx"></script>',
  });
