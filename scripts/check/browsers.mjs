import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../files.mjs';
import { root } from '../setup.mjs';
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
const fileOf = new Map();
const faults = [];

for (const file of filesIn(dist)) {
  const name = path.relative(root, file);
  try {
    for (const features of featuresOf[path.extname(file)]?.(readFileSync(file, 'utf8')) ?? []) {
      for (const [feature, support] of features) {
        used.set(feature, support);
        fileOf.set(feature, name);
      }
    }
  } catch (error) {
    faults.push(`${name}: ${String(error)}`);
  }
}
const lacked = lackedBy(whole, used);
for (const [name, browsers] of lacked) {
  if (name in fallbacks) continue;
  const versions = browsers.map((browser) => `${browser} ${whole[browser]}`).join(', ');
  faults.push(
    `${name} (${fileOf.get(name)}): not in ${versions}. Name its fallback in scripts/check/supported-browsers.mjs`,
  );
}
for (const name of Object.keys(fallbacks)) {
  if (!lacked.has(name))
    faults.push(
      `${name}: its fallback in scripts/check/supported-browsers.mjs is not needed. Remove it`,
    );
}
faults.forEach((fault) => console.error(fault));
console.log(
  `${used.size} features, of which ${lacked.size} have a fallback; ${faults.length} faults`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
