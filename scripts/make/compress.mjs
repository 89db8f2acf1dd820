// npm run compress: beside each text file of dist/ its Brotli and gzip form, for hosts that send those.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compressible } from '../check/page-bytes.mjs';
import { dist } from '../static-host.mjs';

const forms = { '.br': brotliCompressSync, '.gz': (content) => gzipSync(content, { level: 9 }) };

/** Tells how many files it has compressed. */
export function compress(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter((name) => compressible.test(name));
  for (const name of files) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    for (const [ending, form] of Object.entries(forms)) writeFileSync(file + ending, form(content));
  }
  return files.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`${compress(dist)} files of dist/ are there with Brotli and gzip as well.`);
}
