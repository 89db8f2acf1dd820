import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Handle } from '../../../src/shell/handle';
import { hash, processSvg } from '../svg/process-svg.ts';
import { sharePicture, type ShareCard } from './share-picture.ts';

type Site = typeof import('../../../src/prerender');

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const cache = here('../../../node_modules/.cache/share/');
const paper = { ground: '#f4efe6', foreground: '#1c1815', accent: '#b83a1e' };

const recipe = Promise.all(
  ['share-picture.ts', 'fit-title.ts', 'place-title.ts', 'ornaments.ts', '../svg/lettering.ts'].map(
    (file) => readFile(here(file)),
  ),
);

export interface ShareFile {
  /** The file's name in the built site. */
  name: string;
  content: Buffer;
}

/** The picture that a link to the page shows elsewhere. Drawn once for the same card. */
export async function shareFile(
  site: Site,
  { path: page = '/', ...handle }: Handle,
): Promise<ShareFile> {
  const card = await cardOf(site, { path: page, ...handle });
  const key = hash(JSON.stringify(card), ...(await recipe)).slice(0, 16);
  const name = `share/${page.slice(1) || 'home'}-${key.slice(0, 8)}.png`;
  const kept = path.join(cache, `${key}.png`);
  const found = await readFile(kept).catch(() => undefined);
  if (found) return { name, content: found };
  const content = await sharePicture(card);
  await mkdir(cache, { recursive: true });
  await writeFile(kept, content);
  return { name, content };
}

async function cardOf(site: Site, { path: page = '/', head, colours }: Handle): Promise<ShareCard> {
  const { owner, cases, hero } = site;
  const line = head.description;
  if (page === '/') {
    return {
      ...paper,
      // A drawn line breaks where it is told to; its hyphen may be a plain one.
      title: hero.headline.join(' ').replace('\u2011', '-'),
      kicker: owner.roles.join(' | '),
      line: `${hero.tagline}.`,
      focus: hero.headline[1],
      siteName: owner.siteName,
    };
  }
  if (!colours) {
    return { ...paper, title: head.title, kicker: owner.city, line, siteName: owner.siteName };
  }
  const slug = page.slice(1);
  const place = cases.findIndex((entry) => entry.slug === slug) + 1;
  const cover = await processSvg(here(`../../../src/cases/${slug}/cover.svg`), {
    contact: site.addressOf('/contact'),
  });
  return {
    ...colours,
    title: head.title,
    kicker: `Case ${place} of ${cases.length}`,
    line,
    cover: cover.svg,
    siteName: owner.siteName,
  };
}
