import { hash } from 'node:crypto';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/**
 * The compiler derives the ids of styled components from the absolute path of their file. This
 * plugin derives them from the path in the project, so that builds of all checkouts are identical.
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

/** Inspect looks up an element's file by this hash, a part of its component's id. */
export const hashOfFile = (file: string): string => hash('sha256', file).slice(0, 5);
