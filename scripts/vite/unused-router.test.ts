import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { routerParts, withoutNames } from './unused-router';

const folder = path.resolve('node_modules/react-router/dist/production');

it('takes the names from all parts of the installed router', () => {
  const files = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => routerParts.test(file));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');

  expect(code).toMatch(/^NavLink\.displayName/m);
  expect(withoutNames(code)).not.toMatch(/^\w+\.displayName/m);
});

it('lets a part be left out that nobody uses', () => {
  const code = 'var Form = React.forwardRef(\n  () => null\n);\nForm.displayName = "Form";\n';

  expect(withoutNames(code)).toBe(
    'var Form = /* @__PURE__ */ React.forwardRef(\n  () => null\n);\n\n',
  );
});
