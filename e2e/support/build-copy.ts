import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export async function buildCopy(name: string, address: string): Promise<string> {
  const folder = `node_modules/.cache/dist-${name}`;
  const args = ['vite', 'build', '--mode', name, '--outDir', folder, '--logLevel', 'warn'];
  await promisify(execFile)('npx', args, { env: { ...process.env, SITE_ADDRESS: address } });
  return folder;
}
