// Runs all checks and tests, except those in playwright.deep.config.ts, which are slow, cover rare
// cases, or use random input. With --deep, runs only those.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './files.mjs';
import { hasPassed, hashProduct, products, recordPass } from './products.mjs';
import {
  ensureBrowser,
  ensureOtherEngines,
  ensurePackages,
  readOptions,
  requireNode,
  run,
} from './setup.mjs';

const { deep } = readOptions({ deep: { type: 'boolean', default: false } }).values;
requireNode();
ensurePackages();
process.env.CHROMIUM_PATH = ensureBrowser();
const skippedEngines = ensureOtherEngines();

const sums = { passed: 0, failed: 0, skipped: skippedEngines.length };
const flaky = [];

const heading = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);

function step(name) {
  heading(name);
  const passed = run('npm', ['run', '--silent', name]);
  sums[passed ? 'passed' : 'failed'] += 1;
  return passed;
}

function suite(name, file, args, count) {
  heading(name);
  const failedBefore = sums.failed;
  const succeeded = run('npx', args);
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')));
    sums.passed += counted.passed;
    sums.skipped += counted.skipped;
    sums.failed += succeeded && counted.passed > 0 ? counted.failed : Math.max(1, counted.failed);
  } catch {
    console.error(`${name}: the runner left no report.`);
    sums.failed += 1;
  }
  return sums.failed === failedBefore;
}

const failedToLoad = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.length === 0;

function vitest(name, ...projects) {
  const file = path.join(temporaryFolder(), `${name}.json`);
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return suite(name, file, ['vitest', 'run', ...selected, ...reporters], (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(failedToLoad).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

const specsIn = ({ suites = [], specs = [] }) => [...suites.flatMap(specsIn), ...specs];

function playwright(...args) {
  let ran = [];
  const file = path.join(temporaryFolder(), 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  suite('browser', file, ['playwright', 'test', '--reporter=list,json', ...args], (report) => {
    ran = specsIn(report);
    for (const { file: spec, line, title, tests } of ran) {
      if (tests.some(({ status }) => status === 'flaky')) flaky.push(`${spec}:${line} ${title}`);
    }
    const { expected, flaky: retried, unexpected, skipped } = report.stats;
    return { passed: expected + retried, failed: unexpected, skipped };
  });
  return ran;
}

/** Tests expect the site at a host's root, whatever address the owner has set. */
function build() {
  process.env.SITE_ADDRESS = 'https://portfolio.example.com/';
  return step('build');
}

if (deep) {
  if (build()) playwright('--config', 'playwright.deep.config.ts');
} else {
  ['types', 'lint', 'content', 'rendered'].forEach(step);
  vitest('unit', 'unit', 'components');
  vitest('commands', 'commands');
  const hashed = products.map((product) => ({ ...product, hash: hashProduct(product) }));
  const unchanged = hashed.filter((product) => hasPassed(product, product.hash));
  const passed = hashed
    .filter((product) => !unchanged.includes(product))
    .filter(({ name, projects }) => vitest(name, ...projects));
  for (const { name } of unchanged) {
    console.log(`\n${name}: unchanged since its tests last passed`);
  }
  if (build()) {
    vitest('built', 'built');
    ['browsers', 'bytes', 'html'].forEach(step);
    process.env.E2E_WITHOUT = unchanged.map(({ specs }) => specs).join();
    const ran = playwright();
    for (const product of passed) {
      const own = ran.filter(({ file }) => file.startsWith(product.specs));
      if (own.length > 0 && own.every(({ ok }) => ok)) recordPass(product, product.hash);
    }
  }
}

console.log(skippedEngines.map((engine) => `\nskipped: ${engine}`).join(''));
for (const title of flaky) console.log(`flaky: ${title}`);
const skipped = sums.skipped > 0 ? `, ${sums.skipped} skipped` : '';
console.log(`${sums.passed} passed, ${sums.failed} failed${skipped}`);
process.exitCode = sums.failed > 0 ? 1 : 0;
