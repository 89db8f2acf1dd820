// npm test: installs what is missing, then everything that can be checked, and one line of sums at the end.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser, ensureOtherEngines, ensurePackages, requireNode, run } from './setup.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

requireNode();
ensurePackages();
process.env.CHROMIUM_PATH = ensureBrowser();
const skippedEngines = ensureOtherEngines();

const results = temporaryFolder();
const sums = { passed: 0, failed: 0, skipped: skippedEngines.length };

const heading = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);

/** A step that either goes well or does not. */
function step(name, command, args) {
  heading(name);
  const well = run(command, args);
  sums[well ? 'passed' : 'failed'] += 1;
  return well;
}

/** A test runner, which counts for itself. A run without a single passed test has failed. */
function suite(name, args, env, count) {
  heading(name);
  const file = path.join(results, `${name}.json`);
  const well = run('npx', args(file), { env: { ...process.env, ...env(file) } });
  try {
    const counted = count(JSON.parse(readFileSync(file, 'utf8')));
    sums.passed += counted.passed;
    sums.skipped += counted.skipped;
    sums.failed += well && counted.passed > 0 ? counted.failed : Math.max(1, counted.failed);
  } catch {
    console.error(`${name}: the runner left no report.`);
    sums.failed += 1;
  }
}

step('types', 'npm', ['run', '--silent', 'types']);
step('lint', 'npm', ['run', '--silent', 'lint']);
step('content', 'npm', ['run', '--silent', 'content']);
step('rendered', 'npm', ['run', '--silent', 'rendered']);
suite(
  'unit',
  (file) => ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  () => ({}),
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(brokeWhileLoading).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
);
if (step('build', 'npm', ['run', '--silent', 'build'])) {
  step('browsers', 'npm', ['run', '--silent', 'browsers']);
  step('bytes', 'npm', ['run', '--silent', 'bytes']);
  step('html', 'npm', ['run', '--silent', 'html']);
  suite(
    'browser',
    () => ['playwright', 'test', '--reporter=list,json'],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  );
}

function brokeWhileLoading({ status, assertionResults }) {
  return status === 'failed' && assertionResults.length === 0;
}

console.log(skippedEngines.map((engine) => `\nskipped: ${engine}`).join(''));
const skipped = sums.skipped > 0 ? `, ${sums.skipped} skipped` : '';
console.log(`${sums.passed} passed, ${sums.failed} failed${skipped}`);
process.exitCode = sums.failed > 0 ? 1 : 0;
