// One browser for a whole measurement, a fresh visitor for every single visit.
import { chromium } from 'playwright-core';
import { findBrowser } from '../setup.mjs';

export const phone = { width: 390, height: 844 };

const bytesOf = (kilobits) => (kilobits * 1000) / 8;

/** A phone's line as Lighthouse takes it for “slow 4G”. */
export const slow4G = {
  offline: false,
  downloadThroughput: bytesOf(1600),
  uploadThroughput: bytesOf(750),
  latency: 150,
};

/**
 * Starts a browser, hands it over, and ends it whatever happens.
 * @template T
 * @param {(browser: import('playwright-core').Browser) => Promise<T>} use
 * @param {{ args?: string[] }} [options]
 * @returns {Promise<T>}
 */
export async function withBrowser(use, { args = [] } = {}) {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error('No Chromium was found. Say where it is: CHROMIUM_PATH=/path/to/chromium');
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A page of a visitor who was never here before, slowed down as asked; it is gone afterwards.
 * @template T
 * @param {import('playwright-core').Browser} browser
 * @param {{ viewport?: { width: number, height: number }, cpu?: number, network?: typeof slow4G, context?: import('playwright-core').BrowserContextOptions }} options
 * @param {(page: import('playwright-core').Page, cdp: import('playwright-core').CDPSession) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withPage(browser, { viewport = phone, cpu, network, context: more }, use) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport.width < 760 ? 2 : 1,
    hasTouch: viewport.width < 760,
    isMobile: viewport.width < 760,
    ...more,
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (network) await cdp.send('Network.emulateNetworkConditions', network);
    if (cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await use(page, cdp);
  } finally {
    await context.close();
  }
}

/** Resolves once React has hydrated the page and nothing is left to do but wait for the visitor. */
export async function settled(page, { quiet = 500, limit = 30_000 } = {}) {
  await page.waitForLoadState('networkidle', { timeout: limit }).catch(() => {});
  await page.evaluate(becomeQuiet, { quiet, limit });
}

async function becomeQuiet({ quiet, limit }) {
  const end = performance.now() + limit;
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const live = () =>
    !document.querySelector('script[type=module]') ||
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber'));
  while (!live() && performance.now() < end) await wait(50);
  await document.fonts.ready;
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 3000 }));
  await idle();
  // For a while, no task was long and nothing was fetched.
  let last = performance.now();
  const observer = new PerformanceObserver(() => {
    last = performance.now();
  });
  observer.observe({ entryTypes: ['longtask', 'resource'] });
  while (performance.now() - last < quiet && performance.now() < end) await wait(50);
  observer.disconnect();
  await idle();
}

/** The words of a page's heading, by which it is known again. */
export const headingAt = (browser, address) =>
  withPage(browser, {}, async (page) => {
    await page.goto(address);
    return (await page.locator('main h1').first().textContent()) ?? '';
  });
