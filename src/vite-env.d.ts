/// <reference types="vite/client" />

/** The year in which the pages were made. */
declare const BUILD_YEAR: number;

interface Window {
  /** The button that was pressed before the page was live; see scripts/vite/start-script.ts. */
  takeEarlyPress?: () => HTMLButtonElement | undefined;
}
