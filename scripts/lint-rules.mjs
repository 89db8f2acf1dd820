// What lint holds in this site and oxlint has no rule for.

/** Rules that come later stand behind those of the page (docs/decisions.md): none may depend on what changes. */
const fixedStyles = {
  create: (context) => ({
    'TaggedTemplateExpression > TemplateLiteral > :function': (node) =>
      context.report({ node, message: 'Styles follow attributes and variables, not properties.' }),
    'ImportSpecifier[imported.name="createGlobalStyle"]': (node) =>
      context.report({ node, message: 'Styles of the whole document stand in theme/global.css.' }),
  }),
};

/** Figures that cannot be mistaken for another number, however they are written. */
const distinctive =
  /(?<![\d#.])(28[,._\u00a0 ]?000|45[,._\u00a0 ]?000|80 ?%|28 ?%|70 ?%|18[–-]24|6\+)/;

/** What is said of a text that repeats a figure; nothing of one that does not. */
export function figureIn(text) {
  const [figure] = distinctive.exec(text) ?? [];
  return figure && `${figure} is taken from content/figures.ts.`;
}

const figuresOnce = {
  create: (context) => {
    const check = (node, text) => {
      const message = figureIn(text);
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

export default {
  meta: { name: 'site' },
  rules: { 'fixed-styles': fixedStyles, 'figures-once': figuresOnce },
};
