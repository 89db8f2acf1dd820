import data from '@mdn/browser-compat-data/forLegacyNode';
import { parse as parseScript } from 'acorn';
import { parse as parseStyles, walk } from 'css-tree';

const { api, css, javascript } = /** @type {Record<string, any>} */ (data);
const { builtins } = javascript;

const supportOf = (feature) => feature?.['__compat']?.support;

/** Each value is a list, because several interfaces may have a feature of the same name. */
function byName(groups) {
  const found = new Map();
  for (const [name, feature] of groups.flatMap(Object.entries)) {
    const support = supportOf(feature);
    if (support) found.set(name, [...(found.get(name) ?? []), support]);
  }
  return found;
}

const globals = byName([api, api.Window, builtins]);
const events = byName(Object.values(api));
const valueFunctions = byName([css.types, ...Object.values(css.types)]);
// A call does not show which interface its method belongs to, so only methods of common interfaces
// are looked up.
const methods = byName([
  ...'Array Map Number Object Promise Set String'.split(' ').map((name) => builtins[name]),
  ...'Animation Document Element Event History HTMLDialogElement HTMLElement HTMLMediaElement Navigator Node Window'
    .split(' ')
    .map((name) => api[name]),
]);

/** Skips rules inside @supports: the rules outside @supports are their fallback. */
export function featuresOfStyles(text) {
  const used = new Map();
  const use = (name, feature) => {
    const support = supportOf(feature);
    if (support) used.set(name, [support]);
  };
  let property = '';
  walk(parseStyles(text, { parseCustomProperty: true }), (node) => {
    const name = String(node.name ?? node.property ?? '').toLowerCase();
    if (name.startsWith('-')) return undefined;
    if (node.type === 'Atrule' && name === 'supports') return walk.skip;
    if (node.type === 'Atrule') use(`@${name}`, css['at-rules'][name]);
    if (node.type === 'Feature') {
      use(`(${name})`, css['at-rules'].media[name.replace(/^(min|max)-/, '')]);
    }
    if (node.type.startsWith('Pseudo')) use(`:${name}`, css.selectors[name]);
    if (node.type === 'Declaration') {
      property = name;
      use(name, css.properties[name]);
    }
    if (node.type === 'Identifier') {
      use(`${property}: ${name}`, css.properties[property]?.[name]);
      if (property.startsWith('transition')) use(name, css.properties[name]);
    }
    if (node.type === 'Function' && valueFunctions.has(name)) {
      used.set(`${name}()`, valueFunctions.get(name));
    }
    return undefined;
  });
  return used;
}

export function featuresOfScript(text) {
  const used = new Map();
  const use = (name, support) => support && used.set(name, support);
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (node.type === 'MemberExpression' && !node.computed) return visit(node.object);
    if (node.type === 'Property' && !node.computed) return visit(node.value);
    if (node.type === 'Identifier') use(node.name, globals.get(node.name));
    if (node.type === 'CallExpression') {
      const { name, property } = node.callee;
      if (property) use(`.${property.name}()`, methods.get(property.name));
      const [first] = node.arguments;
      const event = first?.value ?? first?.quasis?.[0].value.cooked;
      if ((name ?? property?.name) === 'addEventListener') {
        use(`event ${event}`, events.get(`${event}_event`));
      }
    }
    if (node.type === 'TemplateLiteral') {
      const words = node.quasis.map(({ value }) => value.cooked).join('0');
      if (/^[^<]*[\w-]\s*:[^;]+;/.test(words)) {
        for (const feature of featuresOfStyles(`x{${words}}`)) used.set(...feature);
      }
    }
    Object.values(node).forEach(visit);
  };
  // Syntax newer than ES2022 makes acorn throw an error that names the position.
  visit(parseScript(text, { ecmaVersion: 2022, sourceType: 'module' }));
  return used;
}

const isOlder = (version, other) => version.localeCompare(other, 'en', { numeric: true }) < 0;

const isIn = (support, browser, version) =>
  [support[browser] ?? []].flat().some((entry) => {
    const { version_added: added, version_removed: removed } = entry;
    if (entry.prefix || entry.alternative_name || entry.flags) return false;
    if (typeof added !== 'string' || added === 'preview') return false;
    return !isOlder(version, added.replace('≤', '')) && !(removed && !isOlder(version, removed));
  });

export function lackedBy(browsers, features) {
  const lacked = new Map();
  for (const [name, supports] of features) {
    const lacking = Object.keys(browsers).filter(
      (browser) => !supports.some((support) => isIn(support, browser, browsers[browser])),
    );
    if (lacking.length > 0) lacked.set(name, lacking);
  }
  // A property that a browser lacks is listed without its values.
  return new Map([...lacked].filter(([name]) => !lacked.has(/^([\w-]+): /.exec(name)?.[1])));
}
