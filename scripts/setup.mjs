import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const root = fileURLToPath(new URL('..', import.meta.url));

export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  return status === 0;
}

/** Exits if no range in package.json, such as ^20.19.0 or >=24.0.0, includes this Node version. */
export function requireNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const wanted = engines.node.split(' || ').map((range) => {
    const from = range.replace(/^\D+/, '');
    const [first, least] = from.split('.').map(Number);
    const ends = range.startsWith('^');
    const fits = major === first ? minor >= least : !ends && major > first;
    return { fits, text: ends ? `${from} or a later ${first}` : `${from} or newer` };
  });
  if (wanted.some(({ fits }) => fits)) return;
  const versions = wanted.map(({ text }) => text).join(', ');
  console.error(`This site needs Node ${versions}; this is Node ${version}.`);
  process.exit(1);
}

/**
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} T
 * @param {T} options
 */
export function readOptions(options, { help = '', allowPositionals = false } = {}) {
  if (help && process.argv.includes('--help')) {
    console.log(help);
    process.exit();
  }
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const [problem] = String(error)
      .replace(/^.*?: /, '')
      .split('. ');
    return stop(`${problem}. Options: ${known.join(', ')}`);
  }
}

export function choose(asked, known) {
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) stop(`No ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return asked.length > 0 ? asked : known;
}

export function readPort(/** @type {string | undefined} */ text) {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  return stop(`--port is “${text}”. Pass a number from 1 to 65535.`);
}

export function stop(/** @type {string} */ message) {
  console.error(message);
  return process.exit(2);
}

export function ensurePackages() {
  const installed = `${root}/node_modules/.package-lock.json`;
  const lock = `${root}/package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installing packages…');
  if (!run('npm', ['ci', '--no-audit', '--no-fund']))
    stop('The packages could not be installed. Check that the npm registry can be reached.');
}

const firstThere = (files) => files.find((file) => file && existsSync(file));

/** Prefers Chromium's headless shell, which opens pages faster than full Chromium. */
export const findBrowser = () =>
  firstThere([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell']) ?? findWholeBrowser();

export function findWholeBrowser() {
  const known = firstThere([
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
  ]);
  if (known) return known;
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return firstThere([chromium.executablePath()]);
  } catch {
    return undefined;
  }
}

export const findFirefox = () =>
  firstThere([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:/Program Files/Mozilla Firefox/firefox.exe',
  ]);

/**
 * WebKitGTK's driver starts a browser of its own, which needs a virtual screen (Xvfb), and libav to
 * play films.
 */
export const findWebKit = () =>
  firstThere(['/usr/bin/Xvfb']) &&
  firstThere(
    ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/gstreamer-1.0/libgstlibav.so`),
  ) &&
  firstThere(['/usr/bin/WebKitWebDriver']);

export const findNginx = () =>
  firstThere(['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so']) &&
  firstThere(['/usr/sbin/nginx']);

export const findCaddy = () => firstThere(['/usr/bin/caddy']);

function installPackages(packages) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (run('apt-get', ['update', '-qq'], { env })) {
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  }
}

export function ensureBrowser() {
  const sources = {
    'Playwright’s own download': () => run('npx', ['playwright', 'install', 'chromium']),
    'Debian’s package': () => installPackages(['chromium', 'chromium-headless-shell']),
  };
  for (const [source, get] of Object.entries(sources)) {
    if (findBrowser()) break;
    console.log(`No Chromium on this machine: trying ${source}…`);
    get();
  }
  const help = 'Install one, or pass its path: CHROMIUM_PATH=/path/to/chromium npm test';
  return findBrowser() ?? stop(`The browser tests need Chromium or Chrome. ${help}`);
}

const otherEngines = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'gstreamer1.0-libav', 'xvfb'],
  },
  { name: 'nginx', find: findNginx, packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  { name: 'Caddy', find: findCaddy, packages: ['caddy'] },
];

export function ensureOtherEngines(engines = otherEngines, install = installPackages) {
  const skipped = [];
  for (const { name, find, packages } of engines) {
    if (find()) continue;
    console.log(`No ${name} on this machine: trying Debian’s package…`);
    install(packages);
    if (!find()) skipped.push(`${name} (not installed; Debian’s packages: ${packages.join(', ')})`);
  }
  return skipped;
}
