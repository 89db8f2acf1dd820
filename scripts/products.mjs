// `npm test` skips the tests of a product (the desk or the prototypes) if they have passed on this
// machine with the same files.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, hashFiles, inSlashes } from './files.mjs';
import { importsOf } from './lint-rules.mjs';
import { root } from './setup.mjs';

/** The file names of a product's browser tests, and of their helpers, begin with its `specs`. */
export const products = [
  { name: 'desk', folder: 'src/desk', projects: ['desk-app', 'desk-server'], specs: 'desk' },
  { name: 'prototypes', folder: 'src/prototypes', projects: ['prototypes'], specs: 'prototype' },
];

const sharedFiles = ['package-lock.json', 'src/test-setup.ts', 'vite.config.ts'];

export function hashProduct({ folder, specs }, project = root) {
  const inProject = (file) => inSlashes(path.relative(project, file));
  const own = filesIn(path.join(project, folder))
    .map(inProject)
    .filter((file) => !file.endsWith('.md'));
  const imported = own
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => importsOf(path.join(project, file)))
    .map(inProject);
  const inBrowsers = ['e2e', 'e2e/support'].flatMap((of) =>
    readdirSync(path.join(project, of))
      .filter((file) => file.startsWith(specs))
      .map((file) => `${of}/${file}`),
  );
  const files = new Set([...own, ...imported, ...inBrowsers, ...sharedFiles]);
  const paths = [...files].toSorted().map((file) => path.join(project, file));
  return hashFiles(project, paths);
}

const recordOf = ({ name }) => path.join(root, 'node_modules/.cache/passed', name);

export const hasPassed = (product, hash) =>
  existsSync(recordOf(product)) && readFileSync(recordOf(product), 'utf8') === hash;

export function recordPass(product, hash) {
  mkdirSync(path.dirname(recordOf(product)), { recursive: true });
  writeFileSync(recordOf(product), hash);
}
