import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Whoever is interrupted tidies up as well.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

/** A folder that is gone when the process ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portfolio-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
