import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitOf, overBudget, recordSizes } from './budgets.mjs';
import { loadedOnInput, weighPages } from './page-bytes.mjs';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'bytes-'));
  mkdirSync(path.join(dist, 'assets'));
  write('assets/entry.js', 20_000);
  write('assets/screen.js', 10_000);
  write('assets/motion.js', 30_000);
  write('assets/other.js', 50_000);
  write('assets/text.woff2', 20_000);
  write('assets/cover.svg', 4_000);
  write('assets/below.svg', 9_000);
  writeFileSync(path.join(dist, 'about.html'), page());
});

afterEach(() => rmSync(dist, { recursive: true }));

const noise = (bytes: number) => randomBytes(bytes * 0.75).toString('base64');
const write = (file: string, bytes: number) =>
  writeFileSync(path.join(dist, file), randomBytes(bytes));

const page = (more = '') => `<!doctype html><head>
  <style>@font-face { src: url('/assets/text.woff2') }</style>
  <link rel="preload" as="font" href="/assets/text.woff2">
  <link rel="modulepreload" href="/assets/screen.js">
  <script type="module" src="/assets/entry.js"></script></head>
  <h1>About</h1><img src="/assets/cover.svg" loading="eager"><img src="/assets/below.svg" loading="lazy">${more}`;

const report = {
  routes: { '/about': ['assets/entry.js', 'assets/screen.js'] },
  chunks: {
    'assets/entry.js': {
      imports: [],
      dynamicImports: ['assets/screen.js', 'assets/other.js', 'assets/motion.js'],
      modules: { 'src/main.tsx': 4_000, 'node_modules/react-dom/client.js': 90_000 },
    },
    'assets/screen.js': {
      imports: ['assets/entry.js'],
      dynamicImports: [],
      modules: { 'src/screens/About.tsx': 20_000, 'src/ui/Card.tsx': 5_000 },
    },
    'assets/other.js': {
      imports: [],
      dynamicImports: [],
      modules: { 'src/screens/Work.tsx': 70_000 },
    },
    'assets/motion.js': {
      imports: [],
      dynamicImports: [],
      modules: { 'node_modules/framer-motion/features.js': 60_000 },
    },
  },
};

const check = (before = recordSizes(weighPages(dist, report), report), built = report) =>
  overBudget(weighPages(dist, built), built, before);

test('weighPages counts what a page loads, but not lazy pictures or code that only other pages load', () => {
  const [about] = weighPages(dist, report);
  expect(about).toMatchObject({ route: '/about', fonts: 20_000 });
  expect(about?.hydrate).toBeCloseTo(30_000, -2);
  expect(about?.script).toBeCloseTo(60_000, -2);
  expect(about?.pictures).toBeCloseTo(4_000, -2);
  expect(about?.firstView).toBeCloseTo(84_000, -3);
});

test('weighPages does not count code that loads only on a click or a key press', () => {
  const motion = report.chunks['assets/motion.js'];
  const keys = { ...motion, modules: { 'src/shell/KeysDialog.tsx': 60_000 } };
  const [about] = weighPages(dist, {
    ...report,
    chunks: { ...report.chunks, 'assets/motion.js': keys },
  });
  expect(about?.script).toBeCloseTo(30_000, -2);
  expect(loadedOnInput.filter((file) => !existsSync(file))).toEqual([]);
});

test('a page within its budgets passes', () => {
  expect(check()).toEqual([]);
});

test('a page fails if its script for hydration is too large, and the message first lists the module that grew most', () => {
  const before = recordSizes(weighPages(dist, report), report);
  write('assets/screen.js', 120_000);
  const fat = structuredClone(report);
  fat.chunks['assets/screen.js'].modules['src/ui/Card.tsx'] = 160_000;
  fat.chunks['assets/screen.js'].modules['src/screens/About.tsx'] = 21_000;
  const [hydrate] = check(before, fat);
  expect(hydrate).toMatch(/^script to hydrate may weigh \S+ kB\. \/about: 140\.\d kB\n/);
  expect(hydrate).toMatch(
    /passed:\n +\+155\.0 kB src\/ui\/Card\.tsx,.*\n +\+1\.0 kB src\/screens\/About\.tsx,/,
  );
});

test('a page whose scripts together are too large fails, and the message lists each package as one module', () => {
  const before = recordSizes(weighPages(dist, report), report);
  write('assets/motion.js', 150_000);
  const fat = structuredClone(report);
  fat.chunks['assets/motion.js'].modules['node_modules/framer-motion/features.js'] = 300_000;
  const messages = check(before, fat);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(/^all script may weigh \S+ kB\. \/about: 180\./);
  expect(messages[0]).toContain('+240.0 kB framer-motion');
});

test('a page with too much HTML fails', () => {
  writeFileSync(path.join(dist, 'about.html'), page(noise(40_000)));
  expect(check().join()).toMatch(/^HTML with its inline style may weigh \S+ kB\. \/about: /);
});

test('a page whose fonts and first view are too heavy fails, with a message for each', () => {
  write('assets/text.woff2', 100_000);
  write('assets/cover.svg', 200_000);
  const messages = overBudget(weighPages(dist, report), report).join('\n');
  expect(messages).toMatch(/^fonts may weigh \S+ kB\. \/about: 100\.0 kB/m);
  expect(messages).toMatch(
    /first view may weigh \S+ kB\. \/about: 36\d\.\d kB\n.*pictures 200\.\d kB\.\n.*by size:/,
  );
});

test('the size check fails if a chunk that every page loads contains part of a case', () => {
  const stray = structuredClone(report);
  Object.assign(stray.routes, { '/404': ['assets/entry.js'] });
  Object.assign(stray.chunks['assets/entry.js'].modules, {
    'src/cases/index.ts': 400,
    'src/cases/minimart/tile.ts': 500,
  });
  const messages = overBudget([], stray);
  expect(messages).toEqual([
    expect.stringMatching(/parts of a case:\n +src\/cases\/minimart\/tile.ts$/),
  ]);
});

test('weighPages throws if dist lacks a file that the report names', () => {
  rmSync(path.join(dist, 'assets/screen.js'));
  expect(() => weighPages(dist, report)).toThrow('assets/screen.js. Run: npm run build');
});

test('once the owner’s name is set, the HTML and the script may be 5% heavier, but not the fonts', () => {
  expect(limitOf('script', true)).toBe(limitOf('script', false) * 1.05);
  expect(limitOf('html', true)).toBe(limitOf('html', false) * 1.05);
  expect(limitOf('fonts', true)).toBe(limitOf('fonts', false));
});
