import type { Plugin } from 'vite';

export const routerParts = /react-router\/dist\/production\/chunk-\w+\.mjs$/;
export const stylesParts = /styled-components\/dist\/styled-components\.browser\.esm\.js$/;

/**
 * What the router carries for sites that load and send data, block or redirect a navigation, prefetch in a
 * framework, mask addresses or run transitions of views. Here these do nothing and tell nothing.
 */
export const idleInRouter = [
  // Actions and fetchers.
  'handleAction isMutationMethod isSubmissionNavigation getActionDataForCommit getUpdatedActionData',
  'getSubmissionFromNavigation fetch2 resetFetcher deleteFetcher abortFetcher interruptActiveLoads',
  'getUpdatedRevalidatingFetchers markFetchRedirectsDone abortStaleFetchLoads revalidate',
  // Redirects of loaders.
  'findRedirect startRedirectNavigation normalizeRedirectLocation',
  'normalizeRelativeRoutingRedirectResponse',
  // Blockers, scroll restoration, transitions of views.
  'getBlocker updateBlocker deleteBlocker shouldBlockNavigation',
  'enableScrollRestoration saveScrollPosition getSavedScrollPosition',
  'restoreAppliedTransitions persistAppliedTransitions',
  // What a framework adds, server components among it.
  'PrefetchPageLinks RSCErrorHandler decodeRouteErrorResponseDigest parseHydrationData',
  'deserializeErrors getRouteInstrumentationUpdates instrumentClientSideRouter',
  'patchRoutes _internalSetRoutes dispose',
  // A router without data, and words for developers.
  'useNavigateUnstable warning warnOnce warningOnce',
].flatMap((names) => names.split(' '));

/** What is the same at every call, so that the branches that never run can be left out. */
export const settledInRouter = {
  'if (init.instrumentations)': 'if (false)',
  'if (opts?.mask)': 'if (false)',
  'if (opts && opts.pendingError)': 'if (false)',
  'if (!viewTransitionOpts || !isViewTransitionAvailable)': 'if (true)',
  'return shouldPrefetch && !isAbsolute ?': 'return false ?',
};

/** Vendor prefixes, which styled-components adds when it is asked to. */
export const prefixes = /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;

/**
 * Leaves out of the browser's libraries what this site never calls. The bundler cannot know: a router's parts
 * hang together in one function, and are named for developers' tools, which counts as use.
 */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [routerParts, stylesParts] },
      handler: (code, id) => (routerParts.test(id) ? usedRouter(code) : code.replace(prefixes, '')),
    },
  };
}

export function usedRouter(code: string): string {
  let used = withoutNames(code);
  for (const name of idleInRouter)
    used = used.replace(functionNamed(name), `$1function ${name}() {}`);
  for (const [was, is] of Object.entries(settledInRouter)) used = used.replaceAll(was, is);
  return used;
}

/** The whole function: it ends at the bracket that stands where it began. */
export const functionNamed = (name: string): RegExp =>
  new RegExp(`^( *)(?:async )?function ${name}\\([^]*?\\n\\1\\}$`, 'm');

export const withoutNames = (code: string): string =>
  code
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /^((?:var|const) \w+ = )(?=\w+\.(?:forwardRef|createContext|memo)\()/gm,
      '$1/* @__PURE__ */ ',
    );
