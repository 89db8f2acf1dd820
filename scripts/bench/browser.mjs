import { chromium } from 'playwright-core';
import { findBrowser } from '../setup.mjs';

export const phone = { width: 390, height: 844 };

/** Lighthouse's “slow 4G”: 1.6 Mbit/s down, 750 kbit/s up. */
export const slow4G = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
  latency: 150,
};

/**
 * @template T
 * @param {(browser: import('playwright-core').Browser) => Promise<T>} use
 * @param {string[]} [more]
 */
export async function withBrowser(use, more = []) {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error('No Chromium was found. Say where it is: CHROMIUM_PATH=/path/to/chromium');
  }
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...more];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * @template T
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions & { cpu?: number, network?: typeof slow4G }} options
 * @param {(page: import('playwright-core').Page, cdp: import('playwright-core').CDPSession) => Promise<T>} use
 */
export async function withPage(browser, { viewport = phone, cpu, network, ...options }, use) {
  const small = (viewport?.width ?? 0) < 760;
  const device = { deviceScaleFactor: small ? 2 : 1, hasTouch: small, isMobile: small };
  const context = await browser.newContext({ viewport, ...device, ...options });
  try {
    const page = await context.newPage();
    await page.addInitScript(addHelpers);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', network);
    if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await use(page, cdp);
  } finally {
    await context.close();
  }
}

function addHelpers() {
  globalThis.observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      ...options,
    });
  globalThis.isReadable = (element) => {
    const around = [];
    for (let one = element; one; one = one.parentElement) around.push(one);
    const within = [...element.querySelectorAll('*')].filter(({ textContent }) => textContent);
    return [...around, ...within].every((one) => {
      const { opacity, visibility, clipPath } = getComputedStyle(one);
      const sides = clipPath.match(/-?[\d.]+/g) ?? [];
      const whole =
        clipPath === 'none' ||
        (clipPath.startsWith('inset') && sides.every((side) => Number(side) <= 1));
      return Number(opacity) > 0.98 && visibility === 'visible' && whole;
    });
  };
}

/** Resolves after about a minute at the latest, even if the page is still busy. */
export async function settled(page) {
  const limit = 30_000;
  await page.waitForLoadState('networkidle', { timeout: limit }).catch(() => {});
  await page.evaluate(becomeQuiet, limit);
}

async function becomeQuiet(limit) {
  const end = performance.now() + limit;
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const hydrated = () =>
    !document.querySelector('script[type=module]') ||
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
  while (!hydrated() && performance.now() < end) await wait(50);
  await document.fonts.ready;
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 3000 }));
  await idle();
  let last = performance.now();
  const observer = new PerformanceObserver(() => (last = performance.now()));
  observer.observe({ entryTypes: ['longtask', 'resource'] });
  while (performance.now() - last < 500 && performance.now() < end) await wait(50);
  observer.disconnect();
  await idle();
}
