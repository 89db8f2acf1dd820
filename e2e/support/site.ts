import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routesOf } from '../../scripts/static-host.mjs';
import { cases } from '../../src/cases';
import { specification } from './specification';

/** The stories in the order in which each leads to the next. */
export const stories = cases.map(({ slug }) => `/${slug}`);

/** Those whose scene has a drawing. */
export const scenes = stories.filter((story) => existsSync(`src/cases${story}/Stage.tsx`));

export const isStory = (route: string): boolean => stories.includes(route);

/** An address that no page has. */
export const unknownPath = '/nothing-is-here';

export const playlist = '/playlist/';

/** Where the built site lies; another build is tested with E2E_DIST. */
export const dist = process.env.E2E_DIST ?? 'dist';

/** Every page of the built site. */
export const routes: readonly string[] = routesOf(dist);

/** The living prototypes that the cases show in frames. */
export const prototypes: readonly string[] = readdirSync(path.join(dist, 'prototypes')).map(
  (name) => `/prototypes/${name}/`,
);

/** The first heading of a page: of a story its name, else what the specification asks for. */
export const headingOf = (route: string): RegExp => {
  const story = cases.find(({ slug }) => route === `/${slug}`);
  const heading = story ? new RegExp(`^${story.name}$`) : specification[route]?.heading;
  if (!heading) throw new Error(`The specification has no ${route}`);
  return heading;
};

/** The title that a page was prerendered with. */
export const titleOf = (route: string): string => {
  const html = readFileSync(
    path.join(dist, route === '/' ? 'index.html' : `${route}.html`),
    'utf8',
  );
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  if (!title) throw new Error(`${route} was built without a title`);
  return title.replaceAll('&amp;', '&');
};
