/// <reference types="vite/client" />

declare const BUILD_YEAR: number;

/** The site's address with a trailing slash; empty while it is a placeholder at example.com. */
declare const SITE_ADDRESS: string;

/** The pictures and logos that a content file names; see scripts/vite/named-files.ts. */
declare module '*?pictures' {
  export const pictures: Record<string, import('./media/picture-file').ImageFile>;
  export const logos: Record<string, import('./ui/Logo').LogoFile>;
}

/** Made by scripts/vite/design-names.ts. */
declare module 'virtual:design-names' {
  export const designNames: import('./inspect/design-names').DesignNames;
}

interface Window {
  /** Returns the button or radio clicked before hydration (src/start/catch-early-press.ts). */
  takeEarlyPress?: () => HTMLElement | undefined;
}
