// npm run dev: the site with hot reload.
import { readOptions, readPort, requireNode, root } from './setup.mjs';

requireNode();
const port = readPort(readOptions({ port: { type: 'string' } }).values.port);
const { createServer } = await import('vite');
const server = await createServer({ root, server: { port } });
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
