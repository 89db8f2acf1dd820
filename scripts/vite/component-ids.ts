import { hash } from 'node:crypto';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * The compiler hashes a file's absolute path into the ids of its styled components. This hashes its path in the project
 * instead, so that every checkout gives the same build.
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
  code.replace(/(?<=componentId: ?["'`]sc-)\w+(?=-\d+["'`])/g, hashOfFile(file));

/** Inspect finds the file of an element by it. */
export const hashOfFile = (file: string): string => hash('sha256', file).slice(0, 5);
