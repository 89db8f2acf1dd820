/// <reference types="vite/client" />

/** The year in which the pages were made. */
declare const BUILD_YEAR: number;

/** The site's address, with a slash at its end; empty while the owner has not set one. */
declare const SITE_ADDRESS: string;

interface Window {
  /** The button or choice that was pressed before the page was hydrated; see src/start/catch-early-press.ts. */
  takeEarlyPress?: () => HTMLElement | undefined;
}
