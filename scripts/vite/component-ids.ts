import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { filesIn } from '../files.mjs';

/**
 * The compiler derives the ids of styled components from the absolute path of their file. This
 * plugin uses the file's number in the project, so that builds of all checkouts are identical, and
 * ids are short.
 */
export function componentIds(): Plugin {
  let root = '';
  return {
    name: 'component-ids',

    configResolved(config) {
      root = config.root;
    },

    transform: {
      filter: { id: /\.tsx?$/, code: 'componentId' },
      handler: (code, id) => withIdsFrom(normalizePath(path.relative(root, id)), code),
    },
  };
}

export const withIdsFrom = (file: string, code: string): string =>
  code.replace(/(?<=componentId: ?["'`]sc-)\w+(?=-\d+["'`])/g, numberOfFile(file));

const project = fileURLToPath(new URL('../..', import.meta.url));
const numbers = new Map(
  filesIn(path.join(project, 'src'))
    .map((file) => normalizePath(path.relative(project, file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .toSorted()
    .map((file, index) => [file, index.toString(36)]),
);

/** Inspect finds an element's file by this number, which is part of the component's id. */
export function numberOfFile(file: string): string {
  const number = numbers.get(file) ?? numbers.size.toString(36);
  numbers.set(file, number);
  return number;
}
