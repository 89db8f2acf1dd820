import type { DesignNames } from './design-names';

/** The file of the component that made the element, or the nearest element around it. */
export function fileOf(element: Element, { files, parts }: DesignNames): string | undefined {
  const part = element.getAttribute('data-part');
  if (part !== null) return fileOfPart(part, parts[location.pathname.split('/').at(-1) ?? '']);
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    for (const name of outer.classList) {
      const [, id = ''] = /^sc-([\da-f]{5})-/.exec(name) ?? [];
      const file = files[id];
      if (file) return file;
    }
  }
  return undefined;
}

/** The file with the longest beginning of the part's name; the drawing's own if none is known. */
function fileOfPart(part: string, files: Readonly<Record<string, string>> = {}) {
  const [start] = Object.keys(files)
    .filter((name) => part.startsWith(name))
    .toSorted((one, other) => other.length - one.length);
  return start === undefined
    ? Object.values(files).find((file) => file.endsWith('/Stage.tsx'))
    : files[start];
}

/** The file's address, if the code host's address is that of a repository, such as https://host/owner/name. */
export function sourceAddress(codeHost: string, file: string): string | undefined {
  const { pathname } = new URL(codeHost);
  if (pathname.split('/').filter(Boolean).length < 2) return undefined;
  return `${codeHost.replace(/\/$/, '')}/blob/HEAD/${file}`;
}
