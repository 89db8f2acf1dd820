/// <reference types="vite/client" />

/** The year in which the pages were made. */
declare const BUILD_YEAR: number;

/** The site's address, with a slash at its end. */
declare const SITE_ADDRESS: string;

interface Window {
  /** The button that was pressed before the page was live; see scripts/vite/start-script.ts. */
  takeEarlyPress?: () => HTMLButtonElement | undefined;
}

/** What scripts/vite/case-index.ts makes of the order of the stories. */
declare module 'virtual:case-shelves' {
  export const shelves: readonly (() => Promise<import('./cases/find').Shelf>)[];
}

declare module 'virtual:case-grid' {
  export const gridTiles: readonly import('./cases/tiles').StoryTile[];
}
