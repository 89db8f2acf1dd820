import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const findAxeViolations = (page: Page, part = 'html') =>
  runAxe(page, (axe) => axe.include(part));

/** Only axe's rules for colors and pictures can have different results in the other theme. */
export const findThemeViolations = (page: Page) =>
  runAxe(page, (axe) =>
    axe.withRules([
      'color-contrast',
      'link-in-text-block',
      'image-alt',
      'role-img-alt',
      'svg-img-alt',
    ]),
  );

async function runAxe(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Injects axe, which is large, once per document. `AxeBuilder` would inject it twice per run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const builder = new AxeBuilder({ page, axeSource: ';' })
    // Without `resultTypes`, axe also builds selectors for passing elements, which takes long.
    // Leaves out iframes, because the prototypes in them have their own main landmark and headings.
    .options({ resultTypes: ['violations'], iframes: false });
  // In legacy mode, `AxeBuilder` runs axe in this page only; otherwise it opens another page.
  const { violations } = await choose(builder).setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => {
    const targets = nodes.map(({ target }) => JSON.stringify(target));
    return `${id}: ${help} (${targets.join(', ')})`;
  });
}

/** IBM rules to ignore. With a reason, such as `Fail_2`, only that result of the rule is ignored. */
const ignoredRules = [
  // This rule also counts the closed menu's switches, whose names repeat those in the footer.
  'fieldset_label_valid Fail_2',
  // This rule ignores the backgrounds of pseudo-elements, so it reports text that is readable. axe
  // also checks contrast, and skips such text.
  'text_contrast_sufficient',
];

const ibm = readFileSync(require.resolve('accessibility-checker-engine/ace-window.js'), 'utf8');

interface Finding {
  ruleId: string;
  reasonId: string;
  value: readonly [level: string, outcome: string];
  message: string;
  path: { dom: string };
  node: Element;
}

declare global {
  interface Window {
    ace_ibma: {
      Checker: new () => {
        check: (page: Document, rules: string[]) => Promise<{ results: Finding[] }>;
      };
    };
  }
}

export async function findIbmViolations(page: Page): Promise<string[]> {
  await page.evaluate(ibm);
  return page.evaluate(async (off) => {
    const { results } = await new window.ace_ibma.Checker().check(document, ['WCAG_2_2']);
    return (
      results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        .filter((each) => !off.some((rule) => `${each.ruleId} ${each.reasonId}`.startsWith(rule)))
        // The engine also checks the content of closed `details`.
        .filter(({ node }) => node.checkVisibility())
        .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`)
    );
  }, ignoredRules);
}
