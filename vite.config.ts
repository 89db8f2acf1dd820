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
// Not imported: Vite restarts when a file that its configuration imports changes, and would drop the requests of an open
// desk. So a new address takes effect at the next start.
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

/** Their tests are projects of their own (scripts/products.mjs). */
const products = ['src/desk/**', 'src/prototypes/**'];

/** The case that a module in its folder belongs to. */
const caseOf = (file: string) => /src\/cases\/([^/]+)\//.exec(file)?.[1] ?? null;

/** The configuration that the site and its tests share. Each needs its own instances of the plugins. */
const site = (mode: string): UserConfig => ({
  base,
  define: {
    BUILD_YEAR: new Date().getFullYear(),
    SITE_ADDRESS: JSON.stringify(isExample(address.hostname) ? '' : address.href),
    // Makes styled-components insert rules, not text, in a development build too: the page's policy blocks text.
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
  // The package exports only its development build, which contains warnings for developers.
  resolve: mode === 'production' ? { alias: productionRouter } : {},
  // Gives components the same class names in the prerendered page and in the browser, in any order of loading.
  oxc: {
    plugins: {
      styledComponents: {
        displayName: false,
        fileName: false,
        ssr: true,
        minify: true,
        pure: true,
      },
    },
  },
});

/**
 * A Vitest project with the site's configuration. `extends` would load this file once per project in parallel, and
 * concurrent calls of wawoff2 overwrite each other's fonts.
 */
const tests = (name: string, test: NonNullable<TestProjectInlineConfiguration['test']>) => ({
  ...site('test'),
  // Only a hang fails a test, not a busy machine.
  test: { name, testTimeout: 600_000, hookTimeout: 600_000, ...test },
});

export default defineConfig(({ mode }) => ({
  ...site(mode),
  // Ignores the folders of a build that is running.
  server: { watch: { ignored: ['**/dist-{draft,former}/**'] } },
  build: {
    target: Object.entries(readable).map(([browser, version]) => browser + version),
    // Most of what a chunk imports is loaded by then; a list for each import would make every page larger.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // `npm run bytes` measures sizes; measuring them here as well would slow down the build.
    reportCompressedSize: false,
    // Small files stay files, which browsers cache, so that pages stay small.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The durations of plugins do not help anyone who builds the site.
      checks: { bundlerTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Tiles are tiny, and load together.
              groups: [
                {
                  name: 'cases',
                  test: /src\/(cases\/((find|tiles)\.ts|[^/]+\/tile\.ts$|.+\?cover$)|story\/case-files\.ts)/,
                  includeDependenciesRecursively: false,
                },
                // The code that hydrates a page is in several chunks, so that none takes long to evaluate. The largest
                // loads last, so that the others run while it downloads.
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
                // Every page needs these, so they are in the entry's chunk.
                {
                  name: 'site',
                  test: /src\/(?!prototypes\/).*\.tsx?$/,
                  tags: ['$initial'],
                },
                // Shared by several pages, in one chunk: each more would be another request before a page is hydrated.
                {
                  name: 'parts',
                  test: /src\/(ui\/(?!Rows)|media|content|motion\/(?!stage)|shell\/LazySection)/,
                  minShareCount: 2,
                },
                // Shared by the scenes, and loaded with them.
                { name: 'stage', test: /src\/motion\/stage/, minShareCount: 2 },
                // A story and its files load together, too.
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
          // The prerenderer loads all cases at once; the browser's build does not.
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
      // styled-components has no exports map: if it were external, Node would load another build of it.
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
      // Run the project's own commands, and the checks on copies of it.
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
      // One copy of the parsed pages for all files.
      tests('built', { environment: 'node', isolate: false, include: ['e2e/built/**/*.test.ts'] }),
    ],
  },
}));
