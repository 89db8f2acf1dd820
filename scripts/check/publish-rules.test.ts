import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { describeGap, findGaps, type Facts, type Owner } from './publish-rules.ts';

const owner: Owner = {
  name: 'Ada Bell',
  mail: 'ada@shop.example',
  profile: { label: 'Profile', address: 'https://profile.example/in/ada' },
  codeHost: { label: 'Code', address: 'https://code.example/ada' },
  address: 'https://ada.github.io/portfolio',
};
const address = 'https://ada.github.io/portfolio/';
const ready: Facts = {
  owner,
  address: new URL(address),
  open: { draft: 0, question: 0, placeholder: 0 },
  prompts: [],
  build: { address, changed: undefined },
  repository: 'ada/portfolio',
  uncommitted: 0,
};

const musts = (facts: Facts) =>
  findGaps(facts)
    .filter(({ mayWait }) => !mayWait)
    .map(describeGap);
const others = (facts: Facts) =>
  findGaps(facts)
    .filter(({ mayWait }) => mayWait)
    .map(describeGap);

const at = (place: string, repository?: string): Facts => ({
  ...ready,
  owner: { ...owner, address: place },
  address: new URL(place),
  build: { address: place, changed: undefined },
  repository,
});

test('reports nothing for a site that is ready to publish', () => {
  expect(findGaps(ready)).toEqual([]);
});

test.each<[what: string, changed: Partial<Owner>, said: RegExp]>([
  ['an empty name', { name: ' ' }, /^src\/content\/owner\.ts: `name` is empty.+Write your name$/],
  [
    'an example email address',
    { mail: 'hello@example.com' },
    /`mail` is an example.+Write your own/,
  ],
  [
    'a profile address that is only a host’s front page',
    { profile: { label: 'Profile', address: 'https://profile.example/' } },
    /`profile\.address` is only the front page of profile\.example\. Write /,
  ],
  [
    'a code address that is only a host’s front page',
    { codeHost: { label: 'Code', address: 'https://code.example' } },
    /`codeHost\.address` is only the front page of code\.example\. Write /,
  ],
])('reports %s on one line, with a remedy', (_what, changed, said) => {
  expect(musts({ ...ready, owner: { ...owner, ...changed } })).toEqual([
    expect.stringMatching(said),
  ]);
});

test('reports a site address at example.com, but not also that the build has no address', () => {
  const facts = {
    ...at('https://portfolio.example.com/'),
    build: { address: undefined, changed: undefined },
  };
  expect(musts(facts)).toEqual([expect.stringContaining('`address` is an example. Write where')]);
});

test.each([
  ['https://ada.github.io/', 'ada/ada.github.io'],
  ['https://ada.github.io/', 'Ada/Ada.github.io'],
  ['https://ada.github.io/Work/', 'Ada/Work'],
  ['https://ada.design/', 'ada/portfolio'],
])('accepts the site address %s for the GitHub repository %s', (place, repository) => {
  expect(findGaps(at(place, repository))).toEqual([]);
});

test('accepts any github.io address for a site without a GitHub repository', () => {
  expect(findGaps(at('https://ada.github.io/anything/', undefined))).toEqual([]);
});

test.each([
  ['https://ada.github.io/', 'ada/portfolio', 'https://ada.github.io/portfolio/'],
  ['https://ada.github.io/portfolio/', 'ada/ada.github.io', 'https://ada.github.io/'],
  ['https://bob.github.io/portfolio/', 'ada/portfolio', 'https://ada.github.io/portfolio/'],
])('rejects the site address %s for the GitHub repository %s', (place, repository, pages) => {
  expect(musts(at(place, repository))).toEqual([
    expect.stringContaining(`GitHub Pages publishes ${repository} at ${pages}, not at ${place}`),
  ]);
});

test('rejects a site address on localhost, and warns without failing if an address lacks HTTPS', () => {
  expect(musts(at('http://localhost:4173/'))).toEqual([
    expect.stringContaining('nobody else can reach http://localhost:4173/'),
  ]);
  expect(musts(at('http://ada.design/'))).toEqual([]);
  expect(others(at('http://ada.design/'))).toEqual([
    expect.stringContaining('http://ada.design/ is not encrypted. Turn HTTPS on'),
  ]);
});

test('warns without failing if the host publishes the site at an address other than the one in owner.ts', () => {
  const facts = { ...ready, owner: { ...owner, address: 'https://ada.design/' } };
  expect(musts(facts)).toEqual([]);
  expect(others(facts)).toEqual([
    expect.stringContaining(
      `\`address\` is https://ada.design/, but the site is published at ${address}`,
    ),
  ]);
  // There is no warning if the owner has not yet replaced the example address.
  const example = { ...owner, address: 'https://portfolio.example.com/' };
  expect(findGaps({ ...ready, owner: example })).toEqual([]);
});

test.each<[what: string, build: Facts['build'], said: string]>([
  ['a missing build', undefined, 'dist: there is no built site'],
  [
    'a build that is older than a source file',
    { address, changed: 'src/content/home.ts' },
    'dist: src/content/home.ts has changed since the site was built',
  ],
  [
    'a build for an address other than the site’s',
    { address: 'https://ada.design/', changed: undefined },
    `dist: the site was built for https://ada.design/, not for ${address}`,
  ],
  [
    'a build without an address',
    { address: undefined, changed: undefined },
    `dist: the site was built for no address, not for ${address}`,
  ],
])('rejects %s', (_what, build, said) => {
  expect(musts({ ...ready, build })).toEqual([`${said}. Run \`npm run build\``]);
});

test('warns without failing about drafts, questions, and placeholders', () => {
  const open = { draft: 2, question: 1, placeholder: 3 };
  expect(musts({ ...ready, open })).toEqual([]);
  expect(others({ ...ready, open })).toEqual([
    'the content: 2 drafts to confirm or replace, 1 question to answer, 3 placeholders to replace. `npm run drafts` lists them by page, the desk shows them',
  ]);
});

test('rejects a case that still shows visitors the prompts of a new case', () => {
  const place = { file: 'src/cases/acme/tile.ts', page: '/acme' };
  expect(musts({ ...ready, prompts: [{ ...place, lines: [] }] })).toEqual([]);
  expect(musts({ ...ready, prompts: [{ ...place, lines: [7, 9, 9] }] })).toEqual([
    'src/cases/acme/tile.ts: visitors of /acme would read 3 prompts of a new case (lines 7, 9). Write your own words there, or take the case out of src/cases/index.ts until you have',
  ]);
});

test('warns about uncommitted changes', () => {
  expect(others({ ...ready, uncommitted: 2 })).toEqual([
    expect.stringContaining('2 changes not committed. Commit and push'),
  ]);
});

test('npm run publish-check prints its usage with --help', () => {
  const args = ['scripts/check/publish.mjs', '--help'];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^npm run publish-check /),
  });
});
