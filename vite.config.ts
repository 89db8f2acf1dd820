import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport, type UserConfig } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { readable } from './scripts/check/supported-browsers.mjs';
import { componentIds } from './scripts/vite/component-ids.ts';
import { contentOverlay } from './scripts/vite/content-overlay.ts';
import { designNames } from './scripts/vite/design-names.ts';
import { namedFiles } from './scripts/vite/named-files.ts';
import { ownerOnly } from './scripts/vite/owner-only.ts';
import { pictures } from './scripts/vite/pictures.ts';
import { prerender } from './scripts/vite/prerender/prerender.ts';
import { siteAddress } from './scripts/vite/site-address.ts';
import { tokens } from './scripts/vite/tokens.ts';
import { isExample } from './src/content/addresses.ts';
import { desk } from './src/desk/plugin.ts';
import { prototypes } from './src/prototypes/plugin.ts';

const ownerFile = fileURLToPath(new URL('src/content/owner.ts', import.meta.url));
// With a static import, Vite would restart whenever src/content/owner.ts changes, and abort the
// desk's requests. The trade-off: a new address takes effect only at the next start.
const {
  module: { owner },
} = await runnerImport<typeof import('./src/content/owner.ts')>(ownerFile);
const address = siteAddress(process.env.SITE_ADDRESS || owner.address);
const base = address.pathname;

const routerBuild = fileURLToPath(
  new URL('node_modules/react-router/dist/production/', import.meta.url),
);
const productionRouter = [
  { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
];

/** Folders with their own test projects, which `npm test` skips while they are unchanged. */
const products = ['src/desk/**', 'src/prototypes/**'];

const caseOf = (file: string) => /src\/cases\/([^/]+)\//.exec(file)?.[1] ?? null;

/** A function, because the build and each test project need their own plugin instances. */
const site = (mode: string): UserConfig => ({
  base,
  define: {
    BUILD_YEAR: new Date().getFullYear(),
    SITE_ADDRESS: JSON.stringify(isExample(address.hostname) ? '' : address.href),
    // Makes styled-components use insertRule() in development builds, too: the Content Security
    // Policy of a built page blocks inline style text.
    SC_DISABLE_SPEEDY: false,
  },
  plugins: [
    react(),
    tokens(),
    componentIds(),
    designNames(),
    ownerOnly(),
    namedFiles(),
    pictures({ base, addresses: { contact: new URL('contact', address).href } }),
    prototypes(),
    prerender(),
    contentOverlay(),
    desk(),
  ],
  // react-router's exports lead to its development build, which has warnings for developers. So the
  // built site gets the production build, by its path.
  resolve: mode === 'production' ? { alias: productionRouter } : {},
  oxc: {
    plugins: {
      styledComponents: {
        displayName: false,
        fileName: false,
        // With `ssr`, class names do not depend on the order in which modules load, so they are the
        // same in the prerendered page and in the browser.
        ssr: true,
        minify: true,
        pure: true,
      },
    },
  },
});

/**
 * Does not use Vitest's `extends`, which would load this file once per project, in parallel. One of
 * the modules that this file imports unpacks fonts with wawoff2, and parallel calls of wawoff2
 * overwrite each other's fonts.
 */
const tests = (name: string, test: NonNullable<TestProjectInlineConfiguration['test']>) => ({
  ...site('test'),
  // Long enough for a busy machine: only a test that hangs times out.
  test: { name, testTimeout: 600_000, hookTimeout: 600_000, ...test },
});

export default defineConfig(({ mode }) => ({
  ...site(mode),
  // `npm run build` writes to these folders, which must not reload the pages of `npm run dev`.
  server: { watch: { ignored: ['**/dist-{draft,former}/**'] } },
  build: {
    target: Object.entries(readable).map(([browser, version]) => browser + version),
    // No preload lists for dynamic imports: most of their chunks are loaded already, and the lists
    // would make each page larger.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // This check warns about slow plugins, which people who only build the site cannot change.
      checks: { bundlerTimings: false },
      // Without “-” and “_”, so that no hash contains a word that ad blockers match, as in “-Ad”.
      output: { hashCharacters: 'base36' },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The tiles and covers of all cases are small, and load together, in one chunk.
                {
                  name: 'cases',
                  test: /src\/(cases\/((find|tiles)\.ts|[^/]+\/tile\.ts$|.+\?cover$)|story\/case-files\.ts)/,
                  includeDependenciesRecursively: false,
                },
                // Hydration code is in several chunks, so that no chunk blocks the page for long.
                {
                  name: 'react-dom',
                  test: /node_modules\/(react-dom\/.*client|scheduler\/)/,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|react-router|react-router-dom|styled-components)\//,
                },
                // The entry and all site code that it imports statically: every page needs these.
                {
                  name: 'site',
                  test: /src\/(?!prototypes\/).*\.tsx?$/,
                  tags: ['$initial'],
                },
                // One chunk for the code that pages share: more chunks would be more requests
                // before hydration.
                {
                  name: 'parts',
                  test: /src\/(ui\/(?!Rows)|media|content|motion\/(?!stage)|shell\/LazySection)/,
                  minShareCount: 2,
                },
                { name: 'scene', test: /src\/story\/scene\//, minShareCount: 2 },
                { name: caseOf, test: /src\/cases\/[^/]+\/story\.ts(\?files)?$/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: `node_modules/.cache/prerender-${mode}`,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          input: 'src/prerender.tsx',
          output: { entryFileNames: '[name].js' },
          // The prerenderer may import modules statically that the browser imports dynamically.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
      // Bundles all packages. styled-components has no exports map, so Node would load a different
      // build than Vite does.
      resolve: { noExternal: true },
    },
  },
  test: {
    maxWorkers: '100%',
    projects: [
      tests('unit', {
        environment: 'node',
        include: ['{src,scripts}/**/*.test.ts'],
        exclude: ['**/*.dom.test.ts', '**/*.command.test.ts', ...products],
      }),
      tests('components', {
        environment: 'jsdom',
        isolate: false,
        include: ['src/**/*.test.tsx', '{src,scripts}/**/*.dom.test.ts'],
        exclude: products,
        setupFiles: ['src/test-setup.ts'],
      }),
      tests('commands', { environment: 'node', include: ['scripts/**/*.command.test.ts'] }),
      tests('desk-app', {
        environment: 'jsdom',
        isolate: false,
        include: ['src/desk/app/**/*.test.{ts,tsx}'],
        setupFiles: ['src/test-setup.ts'],
      }),
      tests('desk-server', {
        environment: 'node',
        include: ['src/desk/*.test.ts', 'src/desk/server/**/*.test.ts'],
      }),
      tests('prototypes', {
        environment: 'jsdom',
        isolate: false,
        include: ['src/prototypes/**/*.test.ts'],
        setupFiles: ['src/test-setup.ts'],
      }),
      // Not isolated, so that test files in the same worker share the parsed pages.
      tests('built', { environment: 'node', isolate: false, include: ['e2e/built/**/*.test.ts'] }),
    ],
  },
}));
