// npm test: installs what is missing, then everything that can be checked, and one line of sums at the end.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser, ensureOtherEngines, ensurePackages, requireNode, run } from './setup.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

requireNode();
ensurePackages();
process.env.CHROMIUM_PATH = ensureBrowser();
const skippedEngines = ensureOtherEngines();

const sums = { passed: 0, failed: 0, skipped: skippedEngines.length };

const heading = (name) => console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);

/** A step that either goes well or does not. */
function step(name) {
  heading(name);
  const well = run('npm', ['run', '--silent', name]);
  sums[well ? 'passed' : 'failed'] += 1;
  return well;
}

/** A test runner, which counts for itself. A run without a single passed test has failed. */
function suite(name, file, args, count) {
  heading(name);
  const well = run('npx', args);
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

const brokeWhileLoading = ({ status, assertionResults }) =>
  status === 'failed' && assertionResults.length === 0;

['types', 'lint', 'content', 'rendered'].forEach(step);
const unitFile = path.join(temporaryFolder(), 'unit.json');
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json'];
suite('unit', unitFile, [...vitest, `--outputFile.json=${unitFile}`], (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(brokeWhileLoading).length,
  skipped: report.numPendingTests + report.numTodoTests,
}));
if (step('build')) {
  ['browsers', 'bytes', 'html'].forEach(step);
  const browserFile = path.join(temporaryFolder(), 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = browserFile;
  suite('browser', browserFile, ['playwright', 'test', '--reporter=list,json'], ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

console.log(skippedEngines.map((engine) => `\nskipped: ${engine}`).join(''));
const skipped = sums.skipped > 0 ? `, ${sums.skipped} skipped` : '';
console.log(`${sums.passed} passed, ${sums.failed} failed${skipped}`);
process.exitCode = sums.failed > 0 ? 1 : 0;
