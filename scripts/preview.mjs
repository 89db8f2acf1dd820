import { readOptions, readPort, requireNode } from './setup.mjs';

requireNode();
const { values } = readOptions({ port: { type: 'string' }, dir: { type: 'string' } });
const { baseOf, dist, listen, requireSite, staticHost } = await import('./static-host.mjs');
const wanted = readPort(values.port);
const folder = values.dir ?? dist;
requireSite(folder);
try {
  const port = await listen(staticHost(folder), wanted ?? 4173, { strict: wanted !== undefined });
  console.log(`The site is at http://localhost:${port}${baseOf(folder)}`);
} catch (thrown) {
  const error = /** @type {NodeJS.ErrnoException} */ (thrown);
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${wanted} is taken. Pass another with --port.`
      : `Could not serve: ${error.message}`,
  );
  process.exit(1);
}
