/** Names that only the build knows: scripts/vite/design-names.ts collects them. */
export interface DesignNames {
  /** Custom properties of the site's colors, without the leading dashes. */
  colors: readonly string[];
  /** Custom properties with the colors of a page's case. */
  caseColors: readonly string[];
  /** Custom properties of font sizes. */
  sizes: readonly string[];
  /** The fonts' real names, by their `font-family` in the styles. */
  fonts: Readonly<Record<string, string>>;
  /** Milliseconds, by the name of the duration. */
  durations: Readonly<Record<string, number>>;
  /** Files by the id in their components' class names. */
  files: Readonly<Record<string, string>>;
  /** For each case, the files that draw its scene, by a part's name or the beginning of that name. */
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
