import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import type { DesignNames } from '../../src/inspect/design-names.ts';
import { colors } from '../../src/theme/tokens.ts';
import { root } from '../setup.mjs';
import { numberOfFile, sourceFiles } from './component-ids.ts';
import { families, nameOf } from './typesetting.ts';

const moduleName = 'virtual:design-names';

const withoutInspect = /^src\/(desk|films|playlist|prototypes)\//;

/** Gives Inspect the names of tokens and source files, which it cannot read from the page. */
export const designNames = (): Plugin => ({
  name: 'design-names',
  resolveId: { filter: { id: /^virtual:design-names$/ }, handler: () => `\0${moduleName}` },
  load: {
    filter: { id: /^\0virtual:design-names$/ },
    handler: async () => `export const designNames = ${JSON.stringify(await readNames())};`,
  },
});

export async function readNames(): Promise<DesignNames> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const files = sourceFiles.filter((file) => !withoutInspect.test(file));
  const sources = Object.fromEntries(files.map((file) => [file, read(file)]));
  const css = read('src/theme/global.css');
  const timing = path.join(root, 'src/motion/timing.ts');
  return {
    colors: Object.keys(colors),
    caseColors: caseColorsIn(sources['src/screens/CaseStudy.tsx'] ?? ''),
    fontSizes: fontSizesIn(css, [css, ...Object.values(sources)]),
    fonts: Object.fromEntries(families.map((family) => [family, nameOf(family)])),
    durations: {
      ...durationsOf((await runnerImport<Record<string, unknown>>(timing)).module),
      ...secondsIn(css),
    },
    files: Object.fromEntries(
      files
        .filter((file) => /from 'styled-components'/.test(sources[file] ?? ''))
        .map((file) => [numberOfFile(file), file]),
    ),
    parts: partsIn(sources),
  };
}

const caseColorsIn = (source: string) => [
  ...new Set([...source.matchAll(/'--([\w-]+)': (?:background|foreground|accent)\b/g)].map(nameIn)),
];

function fontSizesIn(css: string, sources: string[]): string[] {
  const used = new Set(
    sources.flatMap((source) => [...source.matchAll(/font-size: var\(--([\w-]+)\)/g)].map(nameIn)),
  );
  return [...css.matchAll(/^ {2}--([\w-]+):/gm)].map(nameIn).filter((name) => used.has(name));
}

const nameIn = ([, name = '']: RegExpMatchArray) => name;

const durationsOf = (timing: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(timing).flatMap(([name, value]) =>
      value && typeof value === 'object' && 'duration' in value ? [[name, value.duration]] : [],
    ),
  ) as Record<string, number>;

const secondsIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/^ {2}--([\w-]+): ([\d.]+)s;/gm)].map(([, name = '', seconds]) => [
      name,
      Number(seconds) * 1000,
    ]),
  );

/** Maps each scene's parts to their files. A part named `tall-${name}` is listed as `tall-`. */
function partsIn(sources: Record<string, string>): DesignNames['parts'] {
  const parts: Record<string, Record<string, string>> = {};
  for (const [file, source] of Object.entries(sources)) {
    const [, slug] = /^src\/cases\/([^/]+)\/Stage\w*\.tsx$/.exec(file) ?? [];
    if (!slug) continue;
    const names = source.matchAll(/<[A-Z]\w*\b[^<>]*?\bname=(?:"([^"]+)"|\{`([^`$]+)\$)/g);
    for (const [, whole, start] of names) (parts[slug] ??= {})[whole ?? start ?? ''] = file;
  }
  return parts;
}
