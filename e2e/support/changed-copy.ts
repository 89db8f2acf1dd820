import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { filesIn } from '../../scripts/files.mjs';
import { cases } from '../../src/cases';
import { dataFields } from '../../src/content/data-fields';
import { hero } from '../../src/content/home';

const [first, second] = cases;
const ledTo = new Set(hero.figures.map(({ to }) => to));
const inGrid = cases.filter((each) => each.inGrid);
const removed = inGrid.find(
  ({ slug }) =>
    slug !== first?.slug &&
    slug !== second?.slug &&
    !ledTo.has(`/${slug}`) &&
    existsSync(`src/prototypes/${slug}`),
);
const hidden = inGrid.slice(2).findLast((each) => each !== removed);

export const changes =
  first?.inGrid && second?.inGrid && removed && hidden
    ? {
        name: 'Ada Example',
        address: 'https://ada.example.org/',
        mail: 'ada@example.org',
        figure: '9 of 10',
        swapped: [second.slug, first.slug],
        removed: removed.slug,
        hidden: hidden.slug,
        added: 'a-new-case',
        caseCommands: [
          ['remove', removed.slug],
          ['hide', hidden.slug],
          ['new', 'a-new-case', 'A new case'],
          ['new', 'one-more', 'One More'],
          ['new', 'the-last', 'The Last'],
          ['order', 'a-new-case', '3'],
          ['order', second.slug, '1'],
        ],
      }
    : undefined;

export function changeContent(to: string, done: NonNullable<typeof changes>) {
  const write = (file: string, text: string) => writeFileSync(path.join(to, file), text);
  const change = (file: string, ...edits: [from: string | RegExp, to: string][]) => {
    const source = readFileSync(path.join(to, file), 'utf8');
    const edit = (text: string, [from, by]: (typeof edits)[0]) => text.replace(from, by);
    write(file, edits.reduce(edit, source));
  };

  // The specification tests check the original content, so they do not apply to this copy.
  for (const file of ['scripts', 'e2e', 'src'].flatMap(filesIn)) {
    if (path.basename(file).startsWith('specification.')) rmSync(path.join(to, file));
  }
  rmSync(path.join(to, 'src/prototypes', done.removed), { recursive: true });

  for (const file of ['src/content', 'src/cases'].flatMap(filesIn).filter(isContent)) {
    write(file, reword(file, readFileSync(file, 'utf8')));
  }
  change(
    'src/content/owner.ts',
    [/^( {2}name: )'.*',$/m, `$1'${done.name}',`],
    [/^( {2}city: )'.*',$/m, `$1'Springfield',`],
    [/^( {2}mail: ).*,$/m, `$1'${done.mail}',`],
    [/^( {2}address: ).*,$/m, `$1'${done.address}',`],
    [/^( {2}profile: ).*,$/m, `$1{ label: 'Profile', address: 'https://example.org/ada' },`],
  );
  const { label } = hero.figures.at(-1) ?? {};
  const last = new RegExp(`value: '[^']+'(, label: '${label}')`);
  change('src/content/figures.ts', [last, `value: '${done.figure}'$1`]);

  write('src/content/pictures/avatar.svg', drawing(400, 500));
  const avatar = `avatar: { file: 'avatar.svg', alt: 'Three shapes.' }`;
  change('src/content/home.ts', [/avatar: \{[^{}]*\}/, avatar]);
  const folder = `src/cases/${done.swapped[0]}`;
  write(`${folder}/cover.svg`, drawing(1200, 900));
  const cover = `cover: { file: 'cover.svg', alt: 'Three shapes.' }`;
  change(`${folder}/tile.ts`, [/cover: \{[^{}]*\}/, cover]);
}

const vowels = 'aeiouAEIOU';
const others = 'eioauEIOAU';

const other = (text: string) =>
  text.replace(/[aeiou]/gi, (letter) => others[vowels.indexOf(letter)] ?? letter);

/** Fields that `reword` skips: data, and text about pictures and films, which stay the same. */
const kept = new Set([
  ...dataFields,
  'alt',
  'caption',
  'transcript',
  'placeholderFor',
  'placeholderNote',
  'films',
  'value',
]);

const isStatement = (text: string) => /[A-Z ]/.test(text) && !/^[#/]|:\/\/|@/.test(text);

interface SyntaxNode {
  type?: string;
  value?: unknown;
  start: number;
  end: number;
  key?: { name?: string };
  callee?: { name?: string };
}

function reword(file: string, source: string): string {
  let text = source;
  const visit = (node: SyntaxNode | null): void => {
    if (!node || typeof node !== 'object') return;
    if (node.type === 'ImportDeclaration' || node.callee?.name === 'question') return;
    if (node.type === 'Property' && kept.has(node.key?.name ?? '')) return;
    const { start, end } = node;
    const isText = node.type === 'TemplateElement' || typeof node.value === 'string';
    const said = source.slice(start, end);
    // The new text has the same length, so later positions stay valid.
    if (isText && isStatement(said)) text = text.slice(0, start) + other(said) + text.slice(end);
    for (const [name, part] of Object.entries(node)) if (name !== 'typeAnnotation') visit(part);
  };
  visit(parseSync(file, source).program);
  return text;
}

const codeBesideContent =
  /(addresses|chapters|counts|data-fields|draft|figures|owner|question|placeholder|types|files|stage-.*)\.ts$/;
const isContent = (file: string) =>
  /(content\/[a-z-]+|cases\/index|\/story|\/tile)\.ts$/.test(file) && !codeBesideContent.test(file);

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#0b4f55"/><circle cx="${width / 3}" cy="${height / 2}" r="90" fill="#5fe0d2"/><rect x="${width / 2}" y="90" width="120" height="120" fill="#f5b82e"/></svg>\n`;
