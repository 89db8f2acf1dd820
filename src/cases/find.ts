import type { ComponentType, ReactNode } from 'react';
import { layoutOf } from '../content/chapters';
import type { Story, Tile } from '../content/types';
import { gather, type CaseFiles, type NamedFiles } from '../story/case-files';
import { addStyleSheet } from '../ui/add-style-sheet';
import { lazyPart, type LazyPart } from '../ui/lazy-part';
import { storyTiles, type StoryTile } from './tiles';

interface StageModule {
  CaseStage: ComponentType<{ alt: string }>;
  CaseLayout: ComponentType<{ children: ReactNode }>;
  chapterStyles: () => Promise<{ default: string }>;
}

export interface CaseModule extends CaseFiles {
  story: Story;
  tile: Tile;
  Stage?: LazyPart<{ alt: string }>;
  Layout?: LazyPart<{ children: ReactNode }>;
}

export interface FoundCase extends StoryTile {
  place: number;
  total: number;
  next?: StoryTile;
  load: () => Promise<CaseModule>;
}

const stories = import.meta.glob<Story>('./*/story.ts', { import: 'story' });
const files = import.meta.glob<NamedFiles>('./*/story.ts', { query: '?files' });
const stages = import.meta.glob<StageModule>('./*/Stage.tsx');

async function loadCase({ slug, tile, cover }: StoryTile): Promise<CaseModule> {
  const [story, found] = await Promise.all([
    stories[`./${slug}/story.ts`]?.(),
    files[`./${slug}/story.ts`]?.(),
    adoptStyles('story', () => import('../story/story.css?inline')),
  ]);
  if (!story || !found) throw new Error(`Missing story.ts in src/cases/${slug}`);
  const loadStage = stages[`./${slug}/Stage.tsx`];
  return {
    ...gather(found),
    tile,
    story,
    cover,
    ...(loadStage && {
      Stage: lazyPart(() => loadStage().then(({ CaseStage }) => CaseStage)),
      Layout: lazyPart(async () => {
        const { CaseLayout, chapterStyles } = await loadStage();
        const layout = layoutOf(story.chapters);
        if (layout) await adoptStyles(layout, chapterStyles);
        return CaseLayout;
      }),
    }),
  };
}

export function findCase(slug: string): FoundCase | undefined {
  const index = storyTiles.findIndex((story) => story.slug === slug);
  const found = storyTiles[index];
  return (
    found && {
      ...found,
      place: index + 1,
      total: storyTiles.length,
      next: storyTiles[index + 1],
      load: () => loadCase(found),
    }
  );
}

const adopted = new Set<string>();

/** Always true in Node: the build writes these styles into the page (scripts/vite/prerender). */
const hasStyles = (name: string) =>
  typeof document === 'undefined' ||
  adopted.has(name) ||
  document.querySelector(`style[data-styles=${name}]`) !== null;

async function adoptStyles(name: string, load: () => Promise<{ default: string }>) {
  if (hasStyles(name)) return;
  const { default: rules } = await load();
  if (hasStyles(name)) return;
  adopted.add(name);
  addStyleSheet(rules);
}
