/** The limits of each page in bytes: text files count after Brotli, others as they are. */
export const budgets = {
  html: { limit: 25_000, name: 'HTML with its inline style' },
  hydrate: { limit: 115_000, name: 'script to hydrate' },
  script: { limit: 146_000, name: 'all script' },
  inspect: { limit: 25_000, name: 'Inspect, when it is turned on' },
  fonts: { limit: 90_000, name: 'fonts' },
  firstView: { limit: 350_000, name: 'first view' },
};

/** Multiplies the limits of `ownersKinds` once the owner's name is set: own texts may be longer. */
const ownersFactor = 1.05;
const ownersKinds = new Set(['html', 'hydrate', 'script']);

export const limitOf = (kind, isOwned) =>
  budgets[kind].limit * (isOwned && ownersKinds.has(kind) ? ownersFactor : 1);

/** @param {ReturnType<typeof recordSizes>} [before] */
export function overBudget(pages, report, before, isOwned = false) {
  const sizes = moduleSizes(report);
  const messages = Object.entries(budgets).flatMap(([kind, { name }]) => {
    const limit = limitOf(kind, isOwned);
    const [worst, ...others] = pages
      .filter((page) => page[kind] > limit)
      .toSorted((a, b) => b[kind] - a[kind]);
    if (!worst) return [];
    const say = (page) => `${page.route}: ${kB(page[kind])}`;
    const also = others.length > 0 ? ` (also ${others.map(say).join(', ')})` : '';
    return `${name} may weigh ${kB(limit)}. ${say(worst)}${also}\n${reasons(kind, worst, { report, before, sizes })}`;
  });
  const strays = (report.routes['/404'] ?? [])
    .flatMap((file) => Object.keys(report.chunks[file]?.modules ?? {}))
    .filter((module) => /^src\/cases\/[^/]+\//.test(module));
  if (strays.length > 0) {
    messages.push(`Every page would carry parts of a case:\n${list(strays)}`);
  }
  return messages;
}

export const recordSizes = (pages, report) => ({
  html: Object.fromEntries(pages.map(({ route, html }) => [route, html])),
  modules: Object.fromEntries(moduleSizes(report)),
});

function reasons(kind, page, { report, before, sizes }) {
  const { html, styles, script, fonts, pictures, files } = page;
  if (kind === 'html') {
    const size = before?.html[page.route];
    const was = size === undefined ? '' : ` The page had ${kB(size)} when it last passed.`;
    return `  Its inline style alone is ${kB(styles)}.${was}`;
  }
  if (kind === 'fonts') return list([...files.fonts]);
  if (kind !== 'firstView') return modulesToBlame(files[kind], { report, before, sizes });
  const sums = `HTML ${kB(html)}, script ${kB(script)}, fonts ${kB(fonts)}, pictures ${kB(pictures)}`;
  return `  ${sums}.\n${modulesToBlame(files.script, { report, before, sizes })}`;
}

function modulesToBlame(files, { report, before, sizes }) {
  const modules = [...files].flatMap((file) => Object.keys(report.chunks[file]?.modules ?? {}));
  const sizeBefore = (name) => (before ? (before.modules[name] ?? 0) : sizes.get(name));
  const blamed = [...new Set(modules.map(groupOf))]
    .map((name) => ({ name, size: sizes.get(name), was: sizeBefore(name) }))
    .toSorted((a, b) => b.size - b.was - (a.size - a.was) || b.size - a.size)
    .slice(0, 8);
  const lines = blamed.map(({ name, size, was }) =>
    size > was ? `+${kB(size - was)} ${name}, now ${kB(size)}` : `${name}, ${kB(size)}`,
  );
  const order = before ? 'growth since the last build that passed' : 'size';
  return `  Before minification, by ${order}:\n${list(lines)}`;
}

function moduleSizes({ chunks }) {
  const sizes = new Map();
  for (const { modules } of Object.values(chunks)) {
    for (const [module, size] of Object.entries(modules)) {
      const group = groupOf(module);
      sizes.set(group, (sizes.get(group) ?? 0) + size);
    }
  }
  return sizes;
}

/** Gives one name to all modules of a package, and to all .svg or all .avif files of a folder. */
const groupOf = (module) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ??
  module.replace(/[^/]+\.(svg|avif)$/, '*.$1').replace('\0', '');

const list = (lines) => lines.map((line) => `    ${line}`).join('\n');

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
