import { existsSync } from 'node:fs';
import path from 'node:path';
import { withBrowser } from '../bench/browser.mjs';
import { choose, readOptions, stop } from '../setup.mjs';

export function staleness(record, sources, folder) {
  if (!record) return 'never rendered';
  if (record.sources !== sources) return 'changed since it was rendered';
  const missing = record.files.filter((file) => !existsSync(path.join(folder, file)));
  return missing.length > 0 ? `missing: ${missing.join(', ')}` : undefined;
}

export async function renderStale({
  names,
  stalenessOf,
  render,
  browserOptions = /** @type {string[]} */ ([]),
}) {
  const options = /** @type {const} */ ({ check: { type: 'boolean' } });
  const { values, positionals } = readOptions(options, { allowPositionals: true });
  const reasons = names.map((name) => [name, stalenessOf(name)]);
  const stale = reasons.flatMap(([name, reason]) => (reason ? [name] : []));
  if (values.check) {
    for (const [name, reason] of reasons) {
      console.log(`${name.padEnd(16)} ${reason ?? 'up to date'}`);
    }
    if (stale.length > 0) stop('Render them again: npm run pictures, npm run films');
    return;
  }
  const wanted = positionals.length > 0 ? choose(positionals, names) : stale;
  if (wanted.length === 0) return console.log('All are up to date.');
  await withBrowser((browser) => render(browser, wanted), browserOptions);
}
