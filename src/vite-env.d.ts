/// <reference types="vite/client" />

/** The year in which the pages were made. */
declare const BUILD_YEAR: number;
