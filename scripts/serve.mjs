import { root, run } from './setup.mjs';

/**
 * Starts the development server. If that fails because of a mistake in src/content/owner.ts, which Vite's configuration
 * reads, the content check prints the line.
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
