import type { Handle } from '../../../src/shell/handle';

type Site = typeof import('../../../src/prerender');

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What a link preview and a search engine are told beyond title and description. */
export function documentHead(site: Site, handle: Handle, sharePicture?: string): string {
  if (!handle.path) return '';
  const { title, description } = handle.head;
  const address = site.addressOf(handle.path);
  const properties = {
    'og:type': handle.path === '/' ? 'profile' : handle.kind === 'case' ? 'article' : 'website',
    'og:site_name': site.owner.siteName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    ...(sharePicture && {
      'og:image': site.addressOf(`/${sharePicture}`),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `${title}: ${description}`,
    }),
  };
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    ...(sharePicture && { 'twitter:image': site.addressOf(`/${sharePicture}`) }),
  };
  return [
    ...metaTags('property', properties),
    ...metaTags('name', names),
    `<script type="application/ld+json">${jsonLd(site, handle, address)}</script>`,
  ].join('');
}

const metaTags = (attribute: string, contents: Record<string, string>) =>
  Object.entries(contents).map(
    ([name, content]) => `<meta ${attribute}="${name}" content="${escape(content)}">`,
  );

function jsonLd(site: Site, handle: Handle, address: string): string {
  const { owner } = site;
  const home = site.addressOf('/');
  const person = {
    '@type': 'Person',
    '@id': `${home}#person`,
    ...(owner.name && { name: owner.name }),
    jobTitle: owner.roles,
    email: `mailto:${owner.mail}`,
    url: home,
    sameAs: [owner.profile.address, owner.codeHost.address],
    address: { '@type': 'PostalAddress', addressLocality: owner.city, addressRegion: owner.region },
  };
  const { title: name, description } = handle.head;
  const [type, relation] =
    handle.path === '/'
      ? ['ProfilePage', 'mainEntity']
      : handle.kind === 'case'
        ? ['CreativeWork', 'creator']
        : ['WebPage', 'about'];
  const page = { '@type': type, url: address, name, description, [relation]: person };
  return JSON.stringify({ '@context': 'https://schema.org', ...page }).replaceAll('<', '\\u003c');
}

export const sitemap = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `  <url><loc>${escape(address)}</loc></url>\n`)
    .join('')}</urlset>\n`;

export const robots = (sitemapAddress: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemapAddress}\n`;

export function siteManifest(owner: Site['owner'], base: string): string {
  const type = 'image/png';
  return JSON.stringify(
    {
      name: `${owner.siteName}: ${owner.roles.join(', ')}`,
      short_name: owner.siteName,
      start_url: base,
      display: 'browser',
      background_color: '#f4efe6',
      theme_color: '#f4efe6',
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
