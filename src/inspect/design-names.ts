/** Names that only the build knows: scripts/vite/design-names.ts collects them. */
export interface DesignNames {
  /** Custom properties of colors, without their dashes. */
  colors: readonly string[];
  /** Custom properties with the colors of a page's case. */
  caseColors: readonly string[];
  /** Custom properties of font sizes. */
  sizes: readonly string[];
  /** The fonts' own names, by their family in the styles. */
  fonts: Readonly<Record<string, string>>;
  /** In milliseconds. */
  durations: Readonly<Record<string, number>>;
  /** Files by the id in their components' class names. */
  files: Readonly<Record<string, string>>;
  /** For each case, the files of its drawing by the beginning of a part's name. */
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
