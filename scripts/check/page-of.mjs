import path from 'node:path';

export const everyPage = 'every page';

export function pageOf(/** @type {string} */ file) {
  const slug = /^src\/cases\/([^/.]+)(\/|$)/.exec(file)?.[1];
  if (slug) return `/${slug}`;
  const name = path.basename(file, '.ts');
  if (name === 'home') return '/';
  if (name === 'resume') return name;
  return ['about', 'contact', 'projects', 'work'].includes(name) ? `/${name}` : everyPage;
}
