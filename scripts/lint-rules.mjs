import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { escapeRegExp } from './escape-reg-exp.mjs';

/**
 * Styles that depend on props, and `createGlobalStyle`, would make styled-components add CSS rules
 * after the first paint. These would follow the prerendered rules, and could override them.
 */
const fixedStyles = {
  create: (context) => ({
    'TaggedTemplateExpression > TemplateLiteral > :function': (node) =>
      context.report({
        node,
        message: "Don't interpolate props in styles. Use a data attribute or a CSS variable.",
      }),
    'ImportSpecifier[imported.name="createGlobalStyle"]': (node) =>
      context.report({
        node,
        message: "Don't use createGlobalStyle. Write global styles in theme/global.css.",
      }),
  }),
};

const figuresFile = new URL('../src/content/figures.ts', import.meta.url);

/**
 * Returns a pattern for numbers in figures.ts such as 61% and 28,000, with any thousands separator.
 * Leaves out short numbers, such as 6, because a 6 in other text may count something else.
 */
function distinctive() {
  const values = Array.from(
    readFileSync(figuresFile, 'utf8').matchAll(/value: (?:draft\()?['"]([^'"]+)['"]/g),
    ([, value = '']) => value,
  );
  const spelled = values
    .filter((value) => /\d[%+]$|\d{2}\D\d{2}/.test(value))
    .map((value) => escapeRegExp(value.replace(/^\D+|(?<=\d{3})\+$/g, '')))
    .map((value) =>
      value.replace(/,/g, '[,._\\u00a0 ]?').replace(/–|\\-/, '[–-]').replace('%', ' ?%'),
    );
  return new RegExp(String.raw`(?<![\d#.])(${spelled.join('|') || '(?!)'})`);
}

export function figureIn(text, figures = distinctive()) {
  const [figure] = figures.exec(text) ?? [];
  return figure && `Don't repeat ${figure}. Use content/figures.ts.`;
}

const figuresOnce = {
  create: (context) => {
    const figures = distinctive();
    const check = (node, text) => {
      const message = figureIn(text, figures);
      if (message) context.report({ node, message });
    };
    return {
      Literal: (node) => check(node, node.raw),
      JSXText: (node) => check(node, node.value),
      ':not(TaggedTemplateExpression) > TemplateLiteral > TemplateElement': (node) =>
        check(node, node.value.raw),
    };
  },
};

/** @type {(readonly [pattern: RegExp, better: string])[]} */
const hardWords = [
  [/\banew\b/i, '“again”'],
  [/\bwhoever\b/i, '“visitors who”, “code that”'],
  [/\bmeanwhile\b/i, '“while” and what happens then'],
  [/\bupon\b/i, '“on”'],
  [/\bat hand\b/i, '“loaded”, “available”'],
  // “Stand” with a preposition, but not after a word for people, as in “People stand on a hill.”
  [
    /(?<!\b(?:people|persons?|who|figures?) )\bstands? (?:in(?! for\b)|on|at|beside|below|where)\b/i,
    '“is”',
  ],
];
/** @type {typeof hardWords} */
const hardInTitles = [
  ...hardWords,
  [/\btold\b(?! apart)/i, 'what is shown or returned'],
  [/\bwho asks\b/i, 'the request'],
  [/\bwhat is asked\b/i, 'the request'],
];

const plainWords = {
  create: (context) => {
    const check = (node, text, words = hardWords) => {
      for (const [pattern, better] of words) {
        const [word] = pattern.exec(text) ?? [];
        if (word) context.report({ node, message: `Don't write “${word}”. Use ${better}.` });
      }
    };
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          check(comment, comment.value.replace(/\s*\n\s*\*?\s*/g, ' '));
        }
      },
      TemplateElement: (node) =>
        node.value.raw.match(/\/\*.*?\*\//gs)?.forEach((comment) => check(node, comment)),
      CallExpression: ({ callee, arguments: [title] }) => {
        if (!/^(describe|it|test)$/.test(calledIn(callee))) return;
        const text = title?.value ?? title?.quasis?.map(({ value }) => value.raw).join('');
        if (typeof text === 'string') check(title, text, hardInTitles);
      },
    };
  },
};

/** Returns the first name in a call expression, such as `test` for `test.each(…)('…')`. */
const calledIn = (node) => {
  const inner = node.callee ?? node.object ?? node.tag;
  return inner ? calledIn(inner) : node.name;
};

/** Finds cycles of dynamic imports: oxlint's import/no-cycle follows only static ones. */
const noDynamicCycle = {
  create: (context) => ({
    ImportExpression: (node) => {
      const start = resolveImport(context.filename, String(node.source.value));
      const from = path.relative(process.cwd(), context.filename);
      if (start && reaches(start, context.filename)) {
        context.report({
          node,
          message: `Don't import ${node.source.value}, which imports ${from} again. Move what both need into a third file.`,
        });
      }
    },
  }),
};

const known = new Map();

function reaches(file, target, seen = new Set()) {
  if (file === target) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  if (!known.has(file)) known.set(file, importsOf(file));
  return known.get(file).some((next) => reaches(next, target, seen));
}

/** Ignores `import type`, and types as in `import('…').Type`. */
export function importsOf(file) {
  const named = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export|@import)(?! type\b)[^'"`;]*?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]\s*\)(?!\.[A-Z])/gm,
  );
  return [...named].flatMap(([, now, later]) => resolveImport(file, now ?? later) ?? []);
}

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const resolveImport = (from, name) =>
  name.startsWith('.')
    ? endings
        .map((ending) => path.resolve(path.dirname(from), name) + ending)
        .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    : undefined;

export default {
  meta: { name: 'site' },
  rules: {
    'figures-once': figuresOnce,
    'fixed-styles': fixedStyles,
    'no-dynamic-cycle': noDynamicCycle,
    'plain-words': plainWords,
  },
};
