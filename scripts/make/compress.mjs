// npm run compress: adds Brotli and gzip versions of text files to dist/, for hosts that send them.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { filesIn } from '../files.mjs';
import { compressible } from '../check/page-bytes.mjs';
import { dist } from '../static-host.mjs';

const forms = { '.br': brotliCompressSync, '.gz': (content) => gzipSync(content, { level: 9 }) };

export function compress(folder) {
  const files = filesIn(folder).filter((file) => compressible.test(file));
  for (const file of files) {
    const content = readFileSync(file);
    for (const [ending, form] of Object.entries(forms)) writeFileSync(file + ending, form(content));
  }
  return files.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(`${compress(dist)} files of dist/ now have a Brotli and a gzip version.`);
}
