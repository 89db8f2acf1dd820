// Lighthouse needs a newer Node than the site does, so npx installs Lighthouse and that Node.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../setup.mjs';
import { against, shown, table } from './figures.mjs';

const release = 'lighthouse@13.5.0';
const node = 'node@24';

const limits = { performance: 100, others: 100, blockedMs: 100 };

export async function visit(_browser, url, route) {
  const tools = ['-y', '--engine-strict=false', '-p', node, '-p', release, 'lighthouse'];
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const output = ['--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)('npx', [...tools, url + route, chrome, ...output], {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    timeout: 300_000,
    maxBuffer: 100_000_000,
    // After a timeout, only SIGINT makes Lighthouse close its browser.
    killSignal: 'SIGINT',
  });
  const { categories, audits } = JSON.parse(stdout);
  const score = (name) => Math.round(categories[name].score * 100);
  const value = (name) => audits[name]?.numericValue;
  const lost = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    others: Math.min(score('accessibility'), score('best-practices'), score('seo')),
    lcp: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    lost,
  };
}

const atLeast = (value, limit) => shown(value) + (value < limit ? ' ✗' : '');

export function present(rows) {
  const head = ['performance', 'others', 'LCP ms', 'blocked ms'];
  const body = rows.map(({ name, page }) => [
    name,
    atLeast(page.performance, limits.performance),
    atLeast(page.others, limits.others),
    shown(page.lcp),
    against(page.blocked, limits.blockedMs),
  ]);
  return [
    table(['page', ...head], body),
    `${release} on ${node}.`,
    ...rows.flatMap(({ name, page: { lost } }) =>
      lost.length > 0 ? [`${name} loses points on ${lost.join(', ')}.`] : [],
    ),
  ].join('\n\n');
}
