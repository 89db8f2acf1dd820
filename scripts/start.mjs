import { ensurePackages, requireNode, run } from './setup.mjs';

requireNode();
ensurePackages();
if (!run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'])) {
  console.error('The site could not be built. See the error above.');
  process.exit(1);
}
await import('./preview.mjs');
