import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashProduct, products } from './products.mjs';

const files: Record<string, string> = {
  'src/desk/README.md': '# The desk\n',
  'src/desk/app/site.ts': "export { Button } from '../../ui/Button';\nimport '../../global.css';\n",
  'src/desk/app/Desk.tsx': "import { Button } from './site';\n",
  'src/desk/app/Desk.test.tsx': "import { owner } from '../../content/owner';\n",
  'src/global.css': '',
  'src/content/owner.ts': '',
  'src/test-setup.ts': '',
  'src/ui/Button.tsx': "import { Icon } from './Icon';\n",
  'src/ui/Icon.tsx': '',
  'e2e/desk.spec.ts': '',
  'e2e/menu.spec.ts': '',
  'e2e/support/desk.ts': '',
  'package-lock.json': '{}',
  'vite.config.ts': '',
};
let project = '';
const [desk = { name: '', folder: '', projects: [], specs: '' }] = products;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'products-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
});

function changesHash(file: string) {
  const before = hashProduct(desk, project);
  appendFileSync(path.join(project, file), '\n');
  return hashProduct(desk, project) !== before;
}

test.each([
  'src/desk/app/Desk.tsx',
  'src/desk/app/Desk.test.tsx',
  'src/ui/Button.tsx',
  'src/global.css',
  'e2e/desk.spec.ts',
  'e2e/support/desk.ts',
  'package-lock.json',
])('the desk’s tests run again after a change in %s', (file) => {
  expect(changesHash(file)).toBe(true);
});

test.each(['src/desk/README.md', 'src/ui/Icon.tsx', 'src/content/owner.ts', 'e2e/menu.spec.ts'])(
  'the desk’s tests are skipped after a change in %s',
  (file) => {
    expect(changesHash(file)).toBe(false);
  },
);
