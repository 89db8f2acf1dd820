import { valuesOf } from '../../src/content/theme-color.ts';
import type { Colors, Tile } from '../../src/content/types.ts';
import { contrast } from '../contrast.ts';
import type { Report, Rule } from './problem.ts';

const renameIt = 'rename the folder and this slug';
const isSlug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function checkOrder(
  order: readonly string[],
  folders: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  report: Report,
) {
  if (order.length === 0) report('cases', ['at least one case', 'add a line for one'], []);
  order.forEach((slug, index) => {
    const rule = ((): Rule | undefined => {
      if (!isSlug.test(slug)) return ['small letters, digits and hyphens', renameIt];
      if (taken.has(slug)) return ['an address that the site itself does not use', renameIt];
      if (order.indexOf(slug) !== index)
        return ['each story once', 'take one of the two lines out'];
      if (folders.has(slug)) return undefined;
      return [`a folder src/cases/${slug}`, 'copy that of another case, or take the line out'];
    })();
    if (rule) report(`cases[${index}].slug`, rule, slug);
  });
}

export const noFile: Rule = ['a file', 'copy that of another case and make it this one’s'];
export const noLine: Rule = ['its name in src/cases/index.ts', 'add a line there, or delete it'];

const pictureFile: Rule = ['a file, such as cover.jpg', 'write its name with the ending'];

export function checkTile({ name, colors, cover }: Tile, listedAs: string, report: Report) {
  if (name !== listedAs) {
    report('name', [`“${listedAs}”, as in src/cases/index.ts`, 'give both the same name'], name);
  }
  if (!/\.\w+$/.test(cover.file)) report('cover.file', pictureFile, cover.file);
  const isColor = (color: string) => /^#[0-9a-f]{6}$/.test(color);
  const wrong = Object.entries(colors).filter(
    ([, color]) => !Object.values(valuesOf(color)).every(isColor),
  );
  for (const [role, color] of wrong) {
    report(`colors.${role}`, ['a color such as #0f2a5f', 'write six digits after the #'], color);
  }
  if (wrong.length === 0) checkContrast(colors, report);
}

function checkContrast(colors: Colors, report: Report) {
  const pairs = [
    ['foreground', 4.5, 'words on it can be read'],
    ['accent', 3, 'the line under the current link is seen on it'],
  ] as const;
  for (const [role, needed, purpose] of pairs) {
    const [upper, lower] = [valuesOf(colors[role]), valuesOf(colors.background)];
    const reached = {
      light: contrast(upper.light, lower.light),
      dark: contrast(upper.dark, lower.dark),
    };
    const theme = reached.light < needed ? 'light' : 'dark';
    if (reached[theme] >= needed) continue;
    const is = `${upper[theme]} on ${lower[theme]}, with ${reached[theme].toFixed(1)}:1`;
    const rule = [
      `${needed}:1 to the background`,
      `make it lighter or darker, so that ${purpose}`,
    ] as const;
    report(`colors.${role}`, rule, is);
  }
}
