import { serve } from '../../scripts/serve.mjs';
import { readOptions, readPort, requireNode } from '../../scripts/setup.mjs';

requireNode();
const { values } = readOptions(
  { port: { type: 'string' } },
  {
    help: `npm run desk: see every page, change words, pictures and cases, and see what is missing.

  --port 5173       where it answers`,
  },
);
const port = readPort(values.port);
const server = await serve({ port, host: '127.0.0.1' }, 'warn');
const [address] = server.resolvedUrls?.local ?? [];
console.log(`The desk is at ${address}_desk`);
server.bindCLIShortcuts({ print: true });
