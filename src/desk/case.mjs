import { readOptions, requireNode, root, stop } from '../../scripts/setup.mjs';

const help = `npm run case new <slug> "<Name>"     makes a case to be filled in; its address is /<slug>
npm run case remove <slug>           deletes its folder and its entry, and the links to it
npm run case hide <slug>             moves it from the Work page's grid to a band below it
npm run case show <slug>             moves it back into the grid
npm run case order <slug> <place>    moves it; the first place is 1

  -- --dry-run    says what would follow, and writes nothing`;

requireNode();
const { values, positionals } = readOptions(
  { 'dry-run': { type: 'boolean' } },
  { help, allowPositionals: true },
);
const [op, slug, third, ...more] = positionals;
const wanted = op === 'new' || op === 'order' ? 3 : 2;
if (!op || more.length > 0 || positionals.length > wanted) stop(help);

const { runnerImport } = await import('vite');
/** @type {{ module: typeof import('./server/case-changes') }} */
const { module } = await runnerImport(`${root}src/desk/server/case-changes.ts`, { root });
try {
  const change = module.readCaseChange({ op, slug, name: third, place: Number(third) });
  const perform = values['dry-run'] ? module.planCaseChange : module.applyCaseChange;
  for (const line of await perform(root, change)) console.log(`- ${line}`);
  if (values['dry-run']) console.log('Nothing is written.');
} catch (error) {
  const { message, status } = /** @type {import('./server/refusal').Refusal} */ (error);
  if (!status) throw error;
  stop(message);
}
