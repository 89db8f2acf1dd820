import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { valuesOf } from '../../../src/content/theme-color.ts';
import type { Colors } from '../../../src/content/types';
import type { RouteMeta } from '../../../src/shell/navigation/page-router';
import { accent, ink, paper } from '../../../src/theme/tokens.ts';
import { cached, hashSources } from '../disk-cache.ts';
import { cutsOf, encodePhoto, sizeOfPhoto } from '../photos/encode-photo.ts';
import type { Site } from '../prerender/document-head.ts';
import { processSvg } from '../svg/process-svg.ts';
import type { Addresses } from '../svg/qr.ts';
import { sharePicture, type ShareCard } from './share-picture.ts';

const plain = { background: paper.light, foreground: ink.light, accent: accent.light };

const sourceHash = hashSources('share-pictures', 'photos', 'svg');

export async function shareFile(site: Site, meta: RouteMeta) {
  const card = await cardOf(site, meta);
  const key = hash('sha256', JSON.stringify(card) + sourceHash);
  const ending = card.isPhoto ? 'jpg' : 'png';
  const content = await cached(`share/${key}.${ending}`, () => sharePicture(card));
  const page = meta.path?.slice(1) || 'home';
  return { name: `share/${page}-${hash('sha256', content).slice(0, 8)}.${ending}`, content };
}

const lightColors = (colors: Colors) => ({
  background: valuesOf(colors.background).light,
  foreground: valuesOf(colors.foreground).light,
  accent: valuesOf(colors.accent).light,
});

async function cardOf(site: Site, { path, head, colors }: RouteMeta): Promise<ShareCard> {
  const { owner, siteName, storyTiles, hero } = site;
  const common = { ...plain, title: head.title, line: head.description, siteName };
  if (path === '/') {
    return {
      ...common,
      // Not every font has the non-breaking hyphen, and titles break only at spaces anyway.
      title: hero.headline.join(' ').replace('\u2011', '-'),
      kicker: owner.roles.join(' | '),
      line: `${hero.tagline}.`,
      focus: hero.headline[1],
    };
  }
  const place = storyTiles.findIndex(({ slug }) => path === `/${slug}`);
  const story = storyTiles[place];
  if (!story) return { ...common, kicker: owner.city };
  const cover = ['', 'pictures/']
    .map((folder) => `../../../src/cases/${story.slug}/${folder}${story.tile.cover.file}`)
    .map((file) => fileURLToPath(new URL(file, import.meta.url)))
    .find(existsSync);
  if (!cover) throw new Error(`${story.slug}: there is no picture ${story.tile.cover.file}`);
  const { svg, isPhoto } = await coverDrawing(cover, { contact: site.addressOf('/contact') });
  const kicker = `Case ${place + 1} of ${storyTiles.length}`;
  return { ...common, ...(colors && lightColors(colors)), kicker, cover: svg, isPhoto };
}

/** The width of a photo in pixels: about twice the cover's width in the share picture. */
const enough = 1100;

export async function coverDrawing(file: string, addresses: Addresses) {
  if (file.endsWith('.svg')) {
    const { svg } = await processSvg(file, addresses, { isCover: true });
    return { svg, isPhoto: false };
  }
  const source = await readFile(file);
  const cuts = cutsOf(await sizeOfPhoto(source), true);
  const cut = cuts.find(({ width }) => width >= enough) ?? cuts.at(-1);
  if (!cut) throw new Error(`${file}: the picture is empty`);
  const png = await sharp(await encodePhoto(source, cut))
    .resize({ width: Math.min(enough, cut.width) })
    .png()
    .toBuffer();
  const size = `width="${cut.width}" height="${cut.height}"`;
  const href = `data:image/png;base64,${png.toString('base64')}`;
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${href}"/></svg>`,
    isPhoto: true,
  };
}
