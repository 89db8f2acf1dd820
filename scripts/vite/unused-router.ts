import type { Plugin } from 'vite';

export const routerParts = /react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * The router names its parts for developers' tools, and to name a part is to use it: its forms and links
 * that nobody calls would be sent with every page. Without the names they can be left out.
 */
export function unusedRouter(): Plugin {
  return {
    name: 'unused-router',
    apply: 'build',
    transform: {
      filter: { id: routerParts },
      handler: (code) => withoutNames(code),
    },
  };
}

export const withoutNames = (code: string): string =>
  code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /^((?:var|const) \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm,
      '$1/* @__PURE__ */ ',
    );
