import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { filesIn, inSlashes } from '../files.mjs';
import { readOptions, requireNode, root, run } from '../setup.mjs';
import { findDrafts, findPlaceholders, findQuestions, pageOf } from './find-open.mjs';

const help = `npm run publish-check     what is missing, and how to fix it. Fails if the published site would be untrue or
                          broken; drafts, questions and placeholders don't fail it.
SITE_ADDRESS=https://…    checks for another address than the one in src/content/owner.ts`;

requireNode();
readOptions({ help: { type: 'boolean' } }, { help });
process.chdir(root);
// This check comes first: the imports below would fail without saying which line is wrong.
if (!run(process.execPath, ['scripts/check/content.mjs'])) process.exit(1);
const { load } = await import('./read-content.mjs');

const list = 'src/cases/index.ts';
const { cases } = await load(list);
const { owner } = await load('src/content/owner.ts');
const { siteAddress } = await load('scripts/vite/site-address.ts');
const { describeGap, findGaps } = await load('scripts/check/publish-rules.ts');
const { findPrompts } = await load('scripts/check/new-case.ts');

const isTest = (file) => /\.test\.tsx?$/.test(file);

function readBuild() {
  const home = 'dist/index.html';
  if (!existsSync(home)) return undefined;
  const built = statSync(home).mtimeMs;
  const sources = [...['src', 'public', 'scripts'].flatMap(filesIn), 'vite.config.ts'];
  const changed = sources.find((file) => !isTest(file) && statSync(file).mtimeMs > built);
  const address = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(home, 'utf8'))?.[1];
  return { address, changed: changed && inSlashes(changed) };
}

function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

const content = ['src/content', ...cases.map(({ slug }) => `src/cases/${slug}`)]
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.ts') && !isTest(file))
  .map((file) => ({ file: inSlashes(file), source: readFileSync(file, 'utf8') }));
content.push({ file: list, source: readFileSync(list, 'utf8') });

// If the owner supplies a PDF, no resume is generated, so the resume's open content does not count.
const hasOwnResume = existsSync(`public${owner.resume}`);
const shown = content.filter(({ file }) => !(hasOwnResume && pageOf(file) === 'resume'));
const countOf = (find) => shown.flatMap(({ file, source }) => find(file, source)).length;
const prompts = content.map(({ file, source }) => ({
  file,
  page: pageOf(file),
  lines: findPrompts(file, source),
}));

let address;
try {
  address = siteAddress(process.env.SITE_ADDRESS || owner.address);
} catch (error) {
  console.error(`src/content/owner.ts: address: ${/** @type {Error} */ (error).message}`);
  process.exit(1);
}
const gaps = findGaps({
  owner,
  address,
  open: {
    draft: countOf(findDrafts),
    question: countOf(findQuestions),
    placeholder: countOf(findPlaceholders),
  },
  prompts,
  build: readBuild(),
  repository: /github\.com[/:]([^/\s]+\/[^/\s]+?)(?:\.git)?\/?\s*$/.exec(
    git('remote', 'get-url', 'origin'),
  )?.[1],
  uncommitted: git('status', '--porcelain').split('\n').filter(Boolean).length,
});
const say = (heading, some) => {
  if (some.length > 0) console.log(`${heading}\n  ${some.map(describeGap).join('\n  ')}\n`);
};
const musts = gaps.filter(({ mayWait }) => !mayWait);
const others = gaps.filter(({ mayWait }) => mayWait);
say('Missing:', musts);
say('May wait:', others);
if (musts.length > 0) process.exitCode = 1;
console.log(
  musts.length > 0 ? 'Not ready to be published.' : `Ready to be published at ${address.href}`,
);
