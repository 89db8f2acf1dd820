import { root, run } from './setup.mjs';

/**
 * Vite's configuration reads src/content/owner.ts. If a mistake there prevents the start, the
 * content check prints the line of the mistake.
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
