import path from 'node:path';
import type { Plugin } from 'vite';
import { filesIn, inSlashes } from '../files.mjs';
import { root } from '../setup.mjs';

/**
 * The compiler puts a hash of a file's absolute path into the ids of its styled components. This
 * plugin replaces the hash with the file's number in the project, so that ids are short and do not
 * depend on where the project is.
 */
export const componentIds = (): Plugin => ({
  name: 'component-ids',
  transform: {
    filter: { id: /\.tsx?$/, code: 'componentId' },
    handler: (code, id) => withIdsFrom(inProject(id), code),
  },
});

export const withIdsFrom = (file: string, code: string): string =>
  code.replace(/(?<=componentId: ?["'`]sc-)\w+(?=-\d+["'`])/g, numberOfFile(file));

const inProject = (file: string): string => inSlashes(path.relative(root, file));

export const sourceFiles: readonly string[] = filesIn(path.join(root, 'src'))
  .map(inProject)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .toSorted();

const numbers = new Map(sourceFiles.map((file, index) => [file, index.toString(36)]));

/** Inspect finds an element's file by this number, which is part of its component's id. */
export function numberOfFile(file: string): string {
  const number = numbers.get(file) ?? numbers.size.toString(36);
  numbers.set(file, number);
  return number;
}
