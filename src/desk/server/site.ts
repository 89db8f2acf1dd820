// All site code that the desk's server and plugin may import. `npm run lint` rejects other imports.
export { isNote, linesIn } from '../../../scripts/check/content-command.ts';
export { lineOf, nodesIn, textOf } from '../../../scripts/check/content-nodes.mjs';
export { everyPage, pageOf } from '../../../scripts/check/find-open.mjs';
export { isPrompt, newCase } from '../../../scripts/check/new-case.ts';
export { escapeRegExp } from '../../../scripts/escape-reg-exp.mjs';
export { filesIn, inSlashes } from '../../../scripts/files.mjs';
export { figureIn } from '../../../scripts/lint-rules.mjs';
export { inlineScript } from '../../../scripts/vite/inline-script.ts';
export { pageHtml } from '../../../scripts/vite/prerender/page.ts';
export { dataFields } from '../../content/data-fields.ts';
