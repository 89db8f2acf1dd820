// Holds dist/ to the browsers of scripts/check/supported-browsers.mjs. Build first.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { featuresOfScript, featuresOfStyles, lackedBy } from './newer-features.mjs';
import { dist, requireSite } from '../static-host.mjs';
import { fallbacks, whole } from './supported-browsers.mjs';

requireSite();

const styles = /<style[^>]*>(.*?)<\/style>/gs;
const scripts = /<script(?:| type="module")>(.*?)<\/script>/gs;
const inside = (page, tags) => [...page.matchAll(tags)].map(([, text]) => text);

const featuresOf = {
  '.css': (text) => [featuresOfStyles(text)],
  '.js': (text) => [featuresOfScript(text)],
  '.html': (text) => [
    ...inside(text, styles).map(featuresOfStyles),
    ...inside(text, scripts).map(featuresOfScript),
  ],
};

const used = new Map();
let wrong = 0;
const complain = (message) => {
  wrong += 1;
  console.error(message);
};

for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  const read = featuresOf[path.extname(file)];
  try {
    for (const features of read?.(readFileSync(path.join(dist, file), 'utf8')) ?? []) {
      for (const [name, support] of features) used.set(name, { file, support });
    }
  } catch (error) {
    complain(`dist/${file}: ${String(error)}`);
  }
}
const supports = new Map([...used].map(([name, { support }]) => [name, support]));
const lacked = lackedBy(whole, supports);
for (const [name, browsers] of lacked) {
  if (name in fallbacks) continue;
  const versions = browsers.map((browser) => `${browser} ${whole[browser]}`).join(', ');
  complain(`${name} (dist/${used.get(name).file}): not in ${versions}, and no fallback is named`);
}
for (const name of Object.keys(fallbacks)) {
  if (!lacked.has(name)) complain(`${name}: a fallback is named, but nothing needs it`);
}
console.log(`${used.size} features, of which ${lacked.size} have a fallback; ${wrong} faults`);
process.exitCode = wrong > 0 ? 1 : 0;
