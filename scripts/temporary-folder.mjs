import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Without this, a signal would skip the exit handlers.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
