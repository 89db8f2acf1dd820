// npm run bench:motion: how smoothly every page moves while it is scrolled through on a slow phone.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBrowser } from './bench/browser.mjs';
import { intoDocument } from './bench/figures.mjs';
import {
  builtSite,
  measuredHelp,
  measuredOptions,
  originOf,
  routesIn,
  wholeNumber,
} from './bench/measured.mjs';
import { measure, present } from './bench/scrolling.mjs';
import { serve } from './bench/serve.mjs';
import { root } from './setup.mjs';

const help = `npm run bench:motion [-- options]

Opens every page on a phone's screen with a processor four times slower, waits until it is at rest,
scrolls from top to bottom by the wheel, and tells what each frame took. The figures of all pages
go into docs/motion.md. Run nothing beside it.

  --runs N           how often each page is scrolled through; the middle counts (3)
  --cpu N            how many times slower the processor is (4); the document stays as it is
${measuredHelp}`;

const { values } = parseArgs({
  options: {
    ...measuredOptions,
    runs: { type: 'string', default: '3' },
    cpu: { type: 'string' },
  },
});
if (values.help) {
  console.log(help);
  process.exit();
}

const runs = wholeNumber('runs', values.runs);
const cpu = values.cpu && wholeNumber('cpu', values.cpu);
const folder = builtSite(values);
const routes = routesIn(folder, values.routes);
const site = await serve(folder);
try {
  await withBrowser(async (browser) => {
    const rows = await measure({
      browser,
      url: site.url,
      routes,
      runs,
      cpu,
      onStep: console.error,
    });
    const origin = originOf({ folder, command: 'npm run bench:motion', runs, browser });
    const text = `${origin}\n\n${present(rows)}`;
    console.log(`\n${text}`);
    if (!values.print && !values.routes && !values.cpu) {
      intoDocument(path.join(root, 'docs/motion.md'), 'frames', text);
    }
  });
} finally {
  site.close();
}
