/**
 * Names that only the build knows: scripts/vite/design-names.ts collects them. `colors`,
 * `caseColors`, and `fontSizes` are custom properties, without the leading dashes.
 */
export interface DesignNames {
  colors: readonly string[];
  caseColors: readonly string[];
  fontSizes: readonly string[];
  /** The fonts' real names, by their `font-family` in the styles. */
  fonts: Readonly<Record<string, string>>;
  /** In milliseconds. */
  durations: Readonly<Record<string, number>>;
  /** Files by the id in their components' class names. */
  files: Readonly<Record<string, string>>;
  /** The files that draw parts of a scene, by case and by the start of the parts' names. */
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
