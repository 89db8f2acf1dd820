import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeRegExp } from '../../scripts/escape-reg-exp.mjs';
import { routesOf } from '../../scripts/static-host.mjs';
import { cases } from '../../src/cases';
import { greeting } from '../../src/content/about';
import { blocksOf as blocksIn } from '../../src/content/chapters';
import { contact } from '../../src/content/contact';
import { hero } from '../../src/content/home';
import { projects } from '../../src/content/projects';
import type { Block, Story, Tile } from '../../src/content/types';
import { work } from '../../src/content/work';
import { isAnswered } from '../../src/story/is-answered';

export const stories = cases.map(({ slug }) => `/${slug}`);

export const scenes = stories.filter((story) => existsSync(`src/cases${story}/Stage.tsx`));

export const isStory = (route: string): boolean => stories.includes(route);

export const unknownPath = '/nothing-is-here';

export const playlist = '/playlist/';

export const dist = process.env.E2E_DIST ?? 'dist';

/** The paths of all pages except the prototypes, the playlist, and the 404 page. */
export const routes: readonly string[] = routesOf(dist);

export const prototypes: readonly string[] = namesIn(path.join(dist, 'prototypes')).map(
  (name) => `/prototypes/${name}/`,
);

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

const headings: Record<string, string> = {
  '/': hero.headline.join(' '),
  '/about': greeting.title,
  '/work': work.title,
  '/contact': contact.title.join(' '),
  '/projects': projects.title,
  ...Object.fromEntries(cases.map(({ slug, name }) => [`/${slug}`, name])),
};

export const headingOf = (route: string): RegExp => {
  const words = headings[route];
  if (words === undefined) throw new Error(`No content has ${route}`);
  const plain = escapeRegExp(words).replaceAll(' ', '\\s*');
  return new RegExp(`^\\s*${plain}\\s*$`);
};

export const titleOf = (route: string): string => {
  const html = readFileSync(
    path.join(dist, route === '/' ? 'index.html' : `${route}.html`),
    'utf8',
  );
  const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
  if (!title) throw new Error(`${route} was built without a title`);
  return title.replaceAll('&amp;', '&');
};

export const [firstStory = ''] = stories;

export const gridStories = cases.filter(({ inGrid }) => inGrid).map(({ slug }) => `/${slug}`);

interface CaseContent {
  path: string;
  tile: Tile;
  story: Story;
}

export const caseContents: readonly CaseContent[] = await Promise.all(
  cases.map(async ({ slug }) => {
    const { tile } = (await import(`../../src/cases/${slug}/tile.ts`)) as { tile: Tile };
    const { story } = (await import(`../../src/cases/${slug}/story.ts`)) as { story: Story };
    return { path: `/${slug}`, tile, story };
  }),
);

const blocksOf = ({ story }: CaseContent): Block[] => blocksIn(story.chapters).filter(isAnswered);

export const blocks = <const K extends Block['kind']>(kind: K) =>
  caseContents.flatMap((each) =>
    blocksOf(each)
      .filter((block): block is Extract<Block, { kind: K }> => block.kind === kind)
      .map((block) => ({ ...block, path: each.path, selector: `#${block.id}` })),
  );

const kindsOf = (each: CaseContent) => blocksOf(each).map(({ kind }) => kind);

export const features = {
  scene: ({ path: story }: CaseContent) => scenes.includes(story),
  'address bar': (each: CaseContent) =>
    blocksOf(each).some((block) => block.kind === 'scene' && block.layout === 'address-bar'),
  tile: ({ path: story }: CaseContent) => gridStories.includes(story),
  'next story': ({ path: story }: CaseContent) => story !== stories.at(-1),
  prototype: (each: CaseContent) => kindsOf(each).includes('prototype'),
  gallery: (each: CaseContent) => kindsOf(each).includes('card') && picturesOf(each).length > 1,
};

const picturesOf = (each: CaseContent) =>
  blocksOf(each).flatMap((block) => ('pictures' in block ? (block.pictures ?? []) : []));

export const framed = blocks('prototype').filter(({ address }) => address?.startsWith('/'));

export const films = caseContents.flatMap((each) =>
  blocksOf(each)
    .flatMap((block) => ('films' in block ? (block.films ?? []) : []))
    .filter(({ film }) => film)
    .map((film) => ({ ...film, path: each.path, selector: `#${film.id}` })),
);
