import { root, run } from './setup.mjs';

/**
 * Serves the site with hot reload. Vite's configuration reads the owner's content: if that fails, the content check
 * names the wrong line.
 * @param {import('vite').ServerOptions} server
 * @param {import('vite').LogLevel} [logLevel]
 */
export async function serve(server, logLevel) {
  const { createServer } = await import('vite');
  try {
    const started = await createServer({ root, server, logLevel });
    return await started.listen();
  } catch (error) {
    if (!run(process.execPath, ['scripts/check/content.mjs'])) process.exit(1);
    throw error;
  }
}
