import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { dist, playlist, prototypes, routes } from './site-data';

export const notFoundPage = '/404';

export const allPages: readonly string[] = [...routes, playlist, notFoundPage, ...prototypes];

export async function buildCopy(name: string, address: string): Promise<string> {
  const folder = `node_modules/.cache/dist-${name}`;
  const args = ['vite', 'build', '--mode', name, '--outDir', folder, '--logLevel', 'warn'];
  await promisify(execFile)('npx', args, { env: { ...process.env, SITE_ADDRESS: address } });
  return folder;
}

export const fileFor = (pathname: string, folder: string): string | undefined =>
  [pathname, `${pathname}.html`, `${pathname}index.html`]
    .map((name) => path.join(folder, decodeURIComponent(name)))
    .find((file) => path.extname(file) !== '' && existsSync(file));

export const readHtml = (pathname: string, folder = dist): string => {
  const file = fileFor(pathname, folder);
  if (!file) throw new Error(`${folder} has no page ${pathname}. Run: npm run build`);
  return readFileSync(file, 'utf8');
};

/** Drops styles, because jsdom would need most of its time to parse them. */
export const parse = (pathname: string): Document =>
  new JSDOM(readHtml(pathname).replace(/<style[^]*?<\/style>/g, ''), {
    url: new URL(pathname, 'https://site.test').href,
  }).window.document;

const parsed = new Map<string, Document>();

/** Returns a cached document, which tests share, so they must not change it. */
export function documentOf(pathname: string): Document {
  const document = parsed.get(pathname) ?? parse(pathname);
  parsed.set(pathname, document);
  return document;
}

/** Finds the addresses of links and media, and of assets in styles and inline scripts. */
export const findLinks = (html: string): string[] => {
  const names = [/ (?:href|src|poster)="([/#][^"]*)/g, /[\s,"'`(](\/[\w/-]*assets\/[^\s,"'`)]+)/g];
  const found = names.flatMap((pattern) => [...html.matchAll(pattern)]);
  return [...new Set(found.map(([, name = '']) => name))];
};

export function findBrokenLinks(pathname: string, folder = dist, base = '/'): string[] {
  return findLinks(readHtml(pathname, folder)).filter((name) => {
    const [target = '', id] = name.split('#');
    if (!`${target || base}`.startsWith(base)) return true;
    const to = target === '' ? pathname : target.slice(base.length - 1);
    const file = fileFor(to, folder);
    const isFile = /\.\w+$|^\/prototypes\//.test(to);
    if (!file || !(isFile || pathname === to || routes.includes(to) || to === playlist))
      return true;
    // The fragment of a prototype's address holds a state, not an id.
    if (!id || isFile) return false;
    return !readFileSync(file, 'utf8').includes(` id="${decodeURIComponent(id)}"`);
  });
}

export const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';
