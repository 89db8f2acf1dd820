import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentHead, robots, siteManifest, sitemap } from './document-head';

type Site = Parameters<typeof documentHead>[0];
type RouteMeta = Parameters<typeof documentHead>[1];

const owner = {
  name: '',
  city: 'Atlanta',
  roles: ['Designer', 'Developer'],
  mail: 'a@shop.example',
  profile: { label: 'Profile', address: 'https://profile.example/in/a' },
  codeHost: { label: 'Code', address: 'https://code.example/' },
};

const named = { ...owner, name: 'Ada Example' };

const siteOf = (whose: typeof owner, address?: string) =>
  ({
    owner: whose,
    siteName: 'Shop & Sons',
    addressOf: (page: string) => address && new URL(page.slice(1), address).href,
  }) as unknown as Site;

const site = siteOf(named, 'https://shop.example/portfolio/');

const page = (given: Partial<RouteMeta>, sharePicture?: string, of = site) => {
  const html = documentHead(
    of,
    { path: '/about', head: { title: 'About', description: 'Who I am.' }, ...given },
    sharePicture,
  );
  const head = document.createElement('head');
  head.innerHTML = html;
  const meta = (name: string) =>
    head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  const data = JSON.parse(head.querySelector('script')?.textContent ?? '{}') as LinkedData;
  return { head, meta, data };
};

interface LinkedData {
  [field: string]: unknown;
  mainEntity?: LinkedData;
  creator?: LinkedData;
  about?: LinkedData;
}

test('a link preview shows the page’s title, description, and address', () => {
  const { meta } = page({});
  expect(meta('og:title')).toBe('About');
  expect(meta('og:description')).toBe('Who I am.');
  expect(meta('og:url')).toBe('https://shop.example/portfolio/about');
  expect(meta('og:site_name')).toBe('Shop & Sons');
  expect(meta('twitter:title')).toBe('About');
  expect(meta('twitter:description')).toBe('Who I am.');
});

test('a link preview has the type profile, article, or website, depending on the page', () => {
  expect(page({ path: '/' }).meta('og:type')).toBe('profile');
  expect(page({ kind: 'case', path: '/minimart' }).meta('og:type')).toBe('article');
  expect(page({}).meta('og:type')).toBe('website');
});

test('a link preview’s picture has an absolute URL and alt text', () => {
  const { meta } = page({}, 'assets/share-about.png');
  const address = 'https://shop.example/portfolio/assets/share-about.png';
  expect(meta('og:image')).toBe(address);
  expect(meta('twitter:image')).toBe(address);
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('og:image:alt')).toContain('About');
});

test('a link preview has no picture if the page has none', () => {
  const { meta } = page({});
  expect(meta('og:image')).toBeUndefined();
  expect(meta('twitter:image')).toBeUndefined();
  expect(meta('twitter:card')).toBe('summary');
});

test('a link preview and structured data have no address or picture if the site has no address', () => {
  const { meta, data } = page({}, 'assets/share-about.png', siteOf(named));
  expect(meta('og:title')).toBe('About');
  expect(meta('og:url')).toBeUndefined();
  expect(meta('og:image')).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain('undefined');
  expect(data).not.toHaveProperty('url');
  expect(data.about).not.toHaveProperty('url');
  expect(data.about).not.toHaveProperty('@id');
});

test('a page without its own address, such as the 404 page, has no link preview', () => {
  expect(documentHead(site, { head: { title: '404', description: 'Nothing.' } })).toBe('');
});

test('structured data describes the owner as a person on the home page', () => {
  const { data } = page({ path: '/' });
  expect(data['@context']).toBe('https://schema.org');
  expect(data['@type']).toBe('ProfilePage');
  expect(data.mainEntity).toMatchObject({
    '@type': 'Person',
    jobTitle: ['Designer', 'Developer'],
    name: 'Ada Example',
    email: 'mailto:a@shop.example',
    sameAs: ['https://profile.example/in/a'],
    address: { addressLocality: 'Atlanta' },
  });
});

test('structured data describes no person if the owner has not entered a name', () => {
  const nameless = siteOf(owner, 'https://shop.example/');
  const { data, meta } = page({ path: '/' }, undefined, nameless);
  expect(data['@type']).toBe('WebPage');
  expect(meta('og:type')).toBe('website');
  expect(JSON.stringify(data)).not.toContain('Person');
});

test('structured data leaves out the owner’s email address and profile if they are examples', () => {
  const whose = { ...named, mail: 'a@example.com', profile: owner.codeHost };
  const unset = siteOf(whose, 'https://shop.example/');
  const { mainEntity } = page({ path: '/' }, undefined, unset).data;
  expect(mainEntity).not.toHaveProperty('email');
  expect(mainEntity).not.toHaveProperty('sameAs');
});

test('structured data describes a case study as a creative work by the owner', () => {
  const { data } = page({ kind: 'case', path: '/minimart' });
  expect(data).toMatchObject({
    '@type': 'CreativeWork',
    url: 'https://shop.example/portfolio/minimart',
    name: 'About',
  });
  expect(data.creator?.['@id']).toBe('https://shop.example/portfolio/#person');
});

test('structured data says that a page other than Home and the cases is about the owner', () => {
  const { data } = page({});
  expect(data['@type']).toBe('WebPage');
  expect(data.about?.['@id']).toBe(page({ path: '/' }).data.mainEntity?.['@id']);
});

test('escapes quotes, brackets, and script tags in titles and descriptions', () => {
  const title = 'A "quoted" <b> & a </script><script>alert(1)</script>';
  const { head, meta, data } = page({ head: { title, description: title } });
  expect(meta('og:title')).toBe(title);
  expect(meta('twitter:description')).toBe(title);
  expect(data.name).toBe(title);
  expect(head.querySelectorAll('script')).toHaveLength(1);
  expect(head.querySelector('b')).toBeNull();
});

test('the sitemap is valid XML and lists every address', () => {
  const addresses = ['https://shop.example/', 'https://shop.example/a?b=1&c=2'];
  const parsed = new DOMParser().parseFromString(sitemap(addresses), 'application/xml');
  expect([...parsed.querySelectorAll('urlset > url > loc')].map((loc) => loc.textContent)).toEqual(
    addresses,
  );
});

test('robots.txt allows everything and links to the sitemap', () => {
  const lines = robots('https://shop.example/sitemap.xml').split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(robots()).toBe('User-agent: *\nAllow: /\n');
});

test('the web manifest names the site and has icons that exist', () => {
  interface Manifest {
    short_name: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  }
  const manifest = JSON.parse(siteManifest(site, '/portfolio/')) as Manifest;
  expect(manifest.short_name).toBe('Shop & Sons');
  expect(manifest.start_url).toBe('/portfolio/');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) {
    const file = path.join('public', path.posix.relative('/portfolio/', src));
    expect(existsSync(file), file).toBe(true);
  }
});
