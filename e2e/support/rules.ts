import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Returns axe's findings on the page, or on a part of it. */
export const findAxeViolations = (page: Page, part = 'html') =>
  runAxe(page, (axe) => axe.include(part));

/** Returns axe's findings that another theme can cause: colors, and pictures that have a version for it. */
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
  // Once per document: the builder would add its source, of a megabyte, twice per run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const builder = new AxeBuilder({ page, axeSource: ';' })
    // Without `resultTypes`, axe writes a selector for every element that has no fault, which doubles its time.
    // Prototypes in frames have a main part and headings of their own.
    .options({ resultTypes: ['violations'], iframes: false });
  // Legacy mode runs axe in the page instead of opening another one.
  const { violations } = await choose(builder).setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => {
    const targets = nodes.map(({ target }) => JSON.stringify(target));
    return `${id}: ${help} (${targets.join(', ')})`;
  });
}

/** IBM's rules, or one finding of a rule, that are left out. */
const ignoredRules = [
  // Wants the skip link in a landmark; axe's `region` knows such links.
  'aria_content_in_landmark',
  // Wants a tabbable element in a box that scrolls; axe's `scrollable-region-focusable` covers it.
  'element_tabbable_role_valid',
  // Counts the closed menu's switches, which have the same names, as shown.
  'fieldset_label_valid Fail_2',
  // Ignores a background that a pseudo-element paints; axe judges every contrast.
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

/** Returns violations that IBM's engine is sure of, without those that it wants to be reviewed. */
export async function findIbmViolations(page: Page): Promise<string[]> {
  await page.evaluate(ibm);
  return page.evaluate(async (off) => {
    const { results } = await new window.ace_ibma.Checker().check(document, ['WCAG_2_2']);
    return (
      results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        .filter((each) => !off.some((rule) => `${each.ruleId} ${each.reasonId}`.startsWith(rule)))
        // It counts the content of closed details as shown.
        .filter(({ node }) => node.checkVisibility())
        .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`)
    );
  }, ignoredRules);
}
