// What is measured, for every command of the bench: a built site, its pages, and how the figures name it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../setup.mjs';
import { dist } from '../static-host.mjs';
import { hashOf, machine } from './figures.mjs';
import { routesOf } from './serve.mjs';

export const measuredOptions = {
  routes: { type: 'string' },
  dir: { type: 'string' },
  'no-build': { type: 'boolean', default: false },
  print: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

export const measuredHelp = `
  --routes /a,/b     only these pages; the document stays as it is
  --dir FOLDER       measure a built site as it is
  --no-build         measure dist as it is
  --print            only print, leave the document as it is`.slice(1);

/** The folder that was named, or the project's own, which is built first. */
export function builtSite({ dir, 'no-build': asItIs }) {
  const folder = dir ? path.resolve(root, dir) : dist;
  if (!dir && !asItIs && !run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn'])) {
    stop('The site could not be built; the reason stands above.');
  }
  if (!existsSync(path.join(folder, 'index.html'))) stop(`There is no built site in ${folder}`);
  return folder;
}

/** The pages that are to be measured: those that were asked for, or all. */
export function routesIn(folder, asked) {
  const known = routesOf(folder);
  const routes = asked?.split(',') ?? known;
  const unknown = routes.filter((route) => !known.includes(route));
  if (unknown.length > 0)
    stop(`There is no page ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  return routes;
}

/** What figures mean little without. */
export const originOf = ({ folder, command, runs, browser }) =>
  [
    `Build \`${hashOf(folder)}\`, \`${command}\`, ${runs === 1 ? 'one run' : `the middle of ${runs} runs`}.`,
    `Measured on: ${machine(browser.version())}.`,
  ].join(' ');

export function wholeNumber(option, text) {
  const number = Number(text);
  if (!(Number.isInteger(number) && number > 0))
    stop(`--${option} takes a whole number from 1 on.`);
  return number;
}

export function stop(message) {
  console.error(message);
  process.exit(2);
}
