import type { DesignNames } from './design-names';

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
