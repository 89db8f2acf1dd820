import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds fault with on the page as it stands, or in a part of it. */
export const axeFaults = (page: Page, part = 'html') => faultsOf(page, (axe) => axe.include(part));

/** What another theme can change: colors, and pictures that have a version for it. */
const themed = ['color-contrast', 'link-in-text-block', 'image-alt', 'role-img-alt', 'svg-img-alt'];

/** The same in a second theme, where all else is as in the first. */
export const themeFaults = (page: Page) => faultsOf(page, (axe) => axe.withRules(themed));

async function faultsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Once per document: the builder would add its source, of a megabyte, twice per run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const builder = new AxeBuilder({ page, axeSource: ';' })
    // Without `resultTypes`, axe writes a selector for every element that has no fault, which takes as long as its
    // rules. Prototypes in frames have a main part and headings of their own.
    .options({ resultTypes: ['violations'], iframes: false });
  // Legacy mode runs axe in the page instead of opening another one.
  const { violations } = await choose(builder).setLegacyMode().analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => JSON.stringify(target)).join(', ')})`,
  );
}

/** Rules of IBM's engine that are not asked, or one of a rule's findings, each for a reason. */
const unasked = [
  // Asks for the link that skips the navigation to be in a landmark; axe's `region` knows such links.
  'aria_content_in_landmark',
  // Takes the reach of the keyboard from a box that scrolls; axe's `scrollable-region-focusable` asks for it.
  'element_tabbable_role_valid',
  // A name that two groups share: it takes the switches of the closed menu for shown.
  'fieldset_label_valid Fail_2',
  // Sees no ground that a pseudo-element paints, such as a case's; axe judges every contrast.
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

/** What IBM's engine is sure to be a violation on the page as it stands; what it wants looked at is no fault. */
export async function ibmFaults(page: Page): Promise<string[]> {
  await page.evaluate(ibm);
  return page.evaluate(async (off) => {
    const { results } = await new window.ace_ibma.Checker().check(document, ['WCAG_2_2']);
    return (
      results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        .filter(
          ({ ruleId, reasonId }) => !off.some((rule) => `${ruleId} ${reasonId}`.startsWith(rule)),
        )
        // It takes what lies in closed details for shown.
        .filter(({ node }) => node.checkVisibility())
        .map(({ ruleId, message, path, node }) => {
          const [tag] = node.outerHTML.split('>', 1);
          return `${ruleId}: ${message} (${tag}> at ${path.dom})`;
        })
    );
  }, unasked);
}
