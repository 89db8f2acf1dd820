import { serve } from './serve.mjs';
import { readOptions, readPort, requireNode } from './setup.mjs';

requireNode();
const port = readPort(readOptions({ port: { type: 'string' } }).values.port);
const server = await serve({ port });
server.printUrls();
server.bindCLIShortcuts({ print: true });
