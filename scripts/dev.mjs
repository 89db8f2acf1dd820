// npm run dev: the site with hot reload.
import { readOptions, requireNode, root } from './setup.mjs';

requireNode();
const { port } = readOptions({ port: { type: 'string' } });
if (port !== undefined && !(Number(port) > 0 && Number(port) < 65536)) {
  console.error(`--port takes a number from 1 to 65535, not “${port}”.`);
  process.exit(2);
}

const { createServer } = await import('vite');
const server = await createServer({ root, server: { port: port && Number(port) } });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
