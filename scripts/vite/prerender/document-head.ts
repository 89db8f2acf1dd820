import { publicContacts } from '../../../src/content/addresses.ts';
import type { RouteMeta } from '../../../src/shell/navigation/page-router';
import { paper } from '../../../src/theme/tokens.ts';

export type Site = typeof import('../../../src/prerender');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Without an address of the site, there is no share picture: `og:image` needs an absolute URL. */
export function documentHead(site: Site, meta: RouteMeta, sharePicture?: string): string {
  if (!meta.path) return '';
  const { title, description } = meta.head;
  const address = site.addressOf(meta.path);
  const picture = sharePicture && site.addressOf(`/${sharePicture}`);
  const data = linkedData(site, meta, address);
  const properties = {
    'og:type': openGraphTypes.get(data['@type']) ?? 'website',
    'og:site_name': site.siteName,
    'og:title': title,
    'og:description': description,
    ...(address && { 'og:url': address }),
    ...(picture && {
      'og:image': picture,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${title}: ${description}`,
    }),
  };
  const names = {
    'twitter:card': picture ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
    ...(picture && { 'twitter:image': picture }),
  };
  return [
    ...metaTags('property', properties),
    ...metaTags('name', names),
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

const openGraphTypes = new Map([
  ['ProfilePage', 'profile'],
  ['CreativeWork', 'article'],
]);

const metaTags = (attribute: string, contents: Record<string, string>) =>
  Object.entries(contents).map(
    ([name, content]) => `<meta ${attribute}="${name}" content="${escape(content)}">`,
  );

function linkedData(site: Site, { path, kind, head }: RouteMeta, address: string | undefined) {
  const person = personOf(site);
  const [type, relation] =
    kind === 'case'
      ? ['CreativeWork', 'creator']
      : path === '/' && person
        ? ['ProfilePage', 'mainEntity']
        : ['WebPage', 'about'];
  return {
    '@context': 'https://schema.org',
    '@type': type,
    url: address,
    name: head.title,
    description: head.description,
    ...(person && { [relation]: person }),
  };
}

function personOf({ owner, addressOf }: Site) {
  if (!owner.name) return undefined;
  const home = addressOf('/');
  const { mail, profiles } = publicContacts(owner);
  return {
    '@type': 'Person',
    '@id': home && `${home}#person`,
    name: owner.name,
    jobTitle: owner.roles,
    email: mail && `mailto:${mail}`,
    url: home,
    ...(profiles.length > 0 && { sameAs: profiles.map((profile) => profile.address) }),
    address: { '@type': 'PostalAddress', addressLocality: owner.city },
  };
}

export const sitemap = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `  <url><loc>${escape(address)}</loc></url>\n`)
    .join('')}</urlset>\n`;

export const robots = (sitemapAddress?: string): string =>
  `User-agent: *\nAllow: /\n${sitemapAddress ? `\nSitemap: ${sitemapAddress}\n` : ''}`;

export function siteManifest(
  { owner, siteName }: Pick<Site, 'owner' | 'siteName'>,
  base: string,
): string {
  const type = 'image/png';
  return JSON.stringify(
    {
      name: `${siteName}: ${owner.roles.join(', ')}`,
      short_name: siteName,
      start_url: base,
      display: 'browser',
      background_color: paper.light,
      theme_color: paper.light,
      icons: [
        { src: `${base}icon-192.png`, sizes: '192x192', type },
        { src: `${base}icon-512.png`, sizes: '512x512', type },
        { src: `${base}icon-maskable-512.png`, sizes: '512x512', type, purpose: 'maskable' },
      ],
    },
    null,
    2,
  );
}
