import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { describe, expect, it, test } from 'vitest';
import { filesIn } from '../files.mjs';
import {
  functionNamed,
  idleInRouter,
  prefixes,
  routerParts,
  settledInRouter,
  stylesParts,
  usedRouter,
  withoutNames,
} from './unused-parts';

const read = (file: string) => readFileSync(file, 'utf8');
const folder = path.resolve('node_modules/react-router/dist/production');
const parts = readdirSync(folder)
  .map((name) => path.join(folder, name))
  .filter((file) => routerParts.test(file))
  .map(read);
const router = parts.join('\n');

describe('the installed router', () => {
  it('has names that are taken from all its parts', () => {
    expect(router).toMatch(/^NavLink\.displayName/m);
    expect(withoutNames(router)).not.toMatch(/^\w+\.displayName/m);
  });

  test.each(idleInRouter)('has a function %s', (name) => {
    expect(router).toMatch(functionNamed(name));
  });

  test.each(Object.keys(settledInRouter))('asks: %s', (question) => {
    expect(router).toContain(question);
  });

  it('is sound without them', async () => {
    for (const part of parts) {
      await expect(transformWithOxc(usedRouter(part), 'router.js')).resolves.toBeDefined();
    }
  });
});

test('the installed styled-components adds prefixes in one place', () => {
  const file = path.resolve('node_modules/styled-components/dist/styled-components.browser.esm.js');
  expect(file).toMatch(stylesParts);
  expect(read(file).split(prefixes)).toHaveLength(2);
});

/** What cannot work without the parts that are left out. */
const leftOut = new RegExp(
  [
    /\b(Form|Await|useSubmit|use\w*Fetchers?|use\w*Blocker|usePrompt|useRevalidator)\b/,
    /\b(ScrollRestoration|redirect|use(Loader|Action|RouteLoader)Data|BrowserRouter|HashRouter)\b/,
    /\b(viewTransition|prefetch)=|\b(loader|action|middleware|instrumentations): (async )?(\(|\w+ =>)/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

test('the site uses nothing of the router that is left out', () => {
  const files = filesIn(path.resolve('src')).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|prerender\.tsx$/.test(file),
  );
  const users = files.map(read).filter((code) => code.includes("from 'react-router-dom'"));
  expect(users.length).toBeGreaterThan(10);
  for (const code of users) expect(code).not.toMatch(leftOut);
});

it('lets a part be left out that nobody uses', () => {
  const code = 'var Form = React.forwardRef(\n  () => null\n);\nForm.displayName = "Form";\n';

  expect(withoutNames(code)).toBe(
    'var Form = /* @__PURE__ */ React.forwardRef(\n  () => null\n);\n\n',
  );
});
