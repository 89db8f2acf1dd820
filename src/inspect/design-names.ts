/**
 * Names that only the build knows. scripts/vite/design-names.ts collects them. `colors`,
 * `caseColors`, and `fontSizes` are names of custom properties, without the leading dashes.
 */
export interface DesignNames {
  colors: readonly string[];
  caseColors: readonly string[];
  fontSizes: readonly string[];
  /** The real name of each font, by its `font-family` in the styles. */
  fonts: Readonly<Record<string, string>>;
  /** In milliseconds. */
  durations: Readonly<Record<string, number>>;
  /** Source files, by the id that the class names of their components contain. */
  files: Readonly<Record<string, string>>;
  /** The source files of scene parts: by the case's slug, then by a prefix of the part's name. */
  parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A component's class name contains the id of its file (scripts/vite/component-ids.ts). */
export function fileOf(element: Element, { files, parts }: DesignNames): string | undefined {
  const part = element.getAttribute('data-part');
  if (part !== null) return fileOfPart(part, parts[location.pathname.split('/').at(-1) ?? '']);
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    for (const name of outer.classList) {
      const [, id = ''] = /^sc-([\da-z]+)-/.exec(name) ?? [];
      const file = files[id];
      if (file) return file;
    }
  }
  return undefined;
}

function fileOfPart(part: string, files: Readonly<Record<string, string>> = {}) {
  const [start] = Object.keys(files)
    .filter((name) => part.startsWith(name))
    .toSorted((one, other) => other.length - one.length);
  return start === undefined
    ? Object.values(files).find((file) => file.endsWith('/Stage.tsx'))
    : files[start];
}

/** Returns undefined unless `codeHost` is a repository, such as https://host/owner/name. */
export function sourceAddress(codeHost: string, file: string): string | undefined {
  const { pathname } = new URL(codeHost);
  if (pathname.split('/').filter(Boolean).length < 2) return undefined;
  return `${codeHost.replace(/\/$/, '')}/blob/HEAD/${file}`;
}
