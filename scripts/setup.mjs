import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project's folder with its output on the screen; tells whether it went well. */
export function run(command, args, options = {}) {
  const windows = process.platform === 'win32';
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    ...options,
  });
  return status === 0;
}

const older = (version, wanted) => {
  const [a, b] = [version, wanted].map((text) => text.split('.').map(Number));
  return a[0] !== b[0] ? a[0] < b[0] : a[1] < b[1];
};

export function requireNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const wanted = engines.node.replace('>=', '');
  if (!older(version, wanted)) return;
  console.error(`This site needs Node ${wanted} or newer; this is Node ${version}.`);
  process.exit(1);
}

/** Installs the packages when they are missing or older than the lockfile. */
export function ensurePackages() {
  const installed = `${root}/node_modules/.package-lock.json`;
  const lock = `${root}/package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing what is missing…');
  if (run('npm', ['ci', '--no-audit', '--no-fund'])) return;
  console.error('The packages could not be installed. Is the npm registry within reach?');
  process.exit(1);
}

const knownBrowsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** A Chromium or Chrome that is on this machine, or the one that Playwright has fetched. */
export function findBrowser() {
  const known = knownBrowsers.find((file) => file && existsSync(file));
  if (known) return known;
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    const fetched = chromium.executablePath();
    return existsSync(fetched) ? fetched : undefined;
  } catch {
    return undefined;
  }
}

/** Finds a browser for the tests, or gets one: Playwright's own, else Debian's. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium on this machine: trying Playwright’s own download…');
  run('npx', ['playwright', 'install', 'chromium']);
  const fetched = findBrowser();
  if (fetched) return fetched;
  if (existsSync('/usr/bin/apt-get')) {
    console.log('That did not work: trying Debian’s package…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (run('apt-get', ['update', '-qq'], { env })) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    }
  }
  const installed = findBrowser();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium or Chrome. Install one, or say where it is: CHROMIUM_PATH=/path/to/chromium npm test',
  );
  process.exit(1);
}
