import { existsSync } from 'node:fs';
import path from 'node:path';
import { choose, findBrowser, readOptions, stop } from '../setup.mjs';
import { withBrowser } from './browser.mjs';
import { comparison, medians, originOf } from './figures.mjs';
import * as firstView from './first-view.mjs';
import * as lighthouse from './lighthouse.mjs';
import * as navigation from './navigation.mjs';
import * as scrolling from './scrolling.mjs';
import { buildOf, builtSite, routesIn, serve } from './sites.mjs';

const help = `npm run bench -- [part …] [options]

Builds the site, serves it with Brotli and measures the parts that are named, or all of them:
  first-view    a phone with slow 4G and a processor four times slower, in turns with the same pages
                without scripts, and those once more against themselves (A/A)
  lighthouse    its scores on a phone (npm fetches Lighthouse and a newer Node for it)
  navigation    from a touch to the next page, cached and on a slow connection, and to other responses
  scrolling     what each frame takes on the way down a page
Run nothing beside it.

  --runs N                  runs per figure; the table has their median (5)
  --routes /a,/b            only these pages
  --navigations tile,menu   only these navigations
  --no-build                measure dist as it is
  --against OTHER           compare with another revision, or with another site's folder`;

const parts = {
  'first-view': firstView,
  lighthouse,
  navigation,
  scrolling,
};

const { values, positionals } = readOptions(
  {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    navigations: { type: 'string' },
    'no-build': { type: 'boolean' },
    against: { type: 'string' },
  },
  { help, allowPositionals: true },
);
const names = choose(positionals, Object.keys(parts));
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) stop('--runs takes a whole number from 1 on.');

const folder = builtSite(values['no-build']);
const here = { name: 'page', url: await serve(folder) };
const other = values.against && (await openOther(values.against));
const routes = routesIn(other ? [folder, other.folder] : [folder], values.routes);

for (const name of names) {
  const part = parts[name];
  const { rows, version } = await withBrowser(async (browser) => {
    const sites = other ? [other, here] : await sitesFor(name);
    return { rows: await inTurns(part, browser, sites), version: browser.version() };
  });
  const browser = `${path.basename(findBrowser() ?? '')} ${version}`;
  const origin = originOf({ folder, part: name, runs, browser });
  const tables = other ? comparison(rows, other.name, here.name) : part.present(rows);
  console.log(`\n── ${name}\n\n${origin}\n\n${tables}`);
}

async function openOther(name) {
  const at = existsSync(path.join(name, 'index.html')) ? name : buildOf(name);
  return { name, folder: at, url: await serve(at) };
}

/** Adds the site without scripts twice: any difference between the two is measuring error. */
async function sitesFor(name) {
  if (name !== 'first-view') return [here];
  const url = await serve(folder, { scriptless: true });
  return [here, { name: 'bare', url }, { name: 'control', url }];
}

/**
 * Alternates between the sites (A B C, B C A, and so on), so that other load on the machine slows
 * all of them equally.
 */
async function inTurns({ visit, subjects: known = routes }, browser, sites) {
  const wanted = values.navigations?.split(',');
  const subjects = wanted ? known.filter(({ name }) => wanted.includes(name)) : known;
  if (subjects.length === 0) stop(`There are no such navigations: ${values.navigations}`);
  // Warm-up: the first visits in a new browser are slower.
  for (const { url } of sites) await visit(browser, url, subjects[0]);
  const rows = [];
  for (const subject of subjects) {
    const visits = sites.map(() => []);
    for (let turn = 0; turn < runs * sites.length; turn += 1) {
      const at = (turn + Math.floor(turn / sites.length)) % sites.length;
      visits[at].push(await visit(browser, sites[at].url, subject));
    }
    const name = subject.name ?? subject;
    const middles = sites.map((site, at) => [site.name, medians(visits[at])]);
    rows.push({ name, ...Object.fromEntries(middles) });
    console.error(name);
  }
  return rows;
}
