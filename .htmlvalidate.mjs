/** What `npm run html` asks of every page in dist/. A rule is switched off only for the reason beside it. */
export default {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React and the bundler write HTML, which means the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Colors of a case and places in a drawing are variables and attributes of single elements.
    'no-inline-style': 'off',
    // Safari takes a list without bullets for no list, unless its role says so.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // The ids of a prototype's views are parameters of its URL: `id="view=home"`.
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
  },
};
