// Serves the built site as a static host would: npm run preview -- --port 4173
import { readOptions, readPort, requireNode } from './setup.mjs';

requireNode();
const { values } = readOptions({ port: { type: 'string' }, dir: { type: 'string' } });
const { baseOf, dist, listen, requireSite, staticHost } = await import('./static-host.mjs');
const asked = readPort(values.port);
const folder = values.dir ?? dist;
requireSite(folder);
try {
  // A port that was asked for is the one meant; otherwise any free one will do.
  const port = await listen(staticHost(folder), asked ?? 4173, { strict: asked !== undefined });
  console.log(`The site is at http://localhost:${port}${baseOf(folder)}`);
} catch (thrown) {
  const error = /** @type {NodeJS.ErrnoException} */ (thrown);
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${asked} is taken.` : `Could not serve: ${error.message}`,
  );
  process.exit(1);
}
