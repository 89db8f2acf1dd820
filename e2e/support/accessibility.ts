import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export const findAxeViolations = (page: Page, part = 'html') =>
  runAxe(page, (axe) => axe.include(part));

/** Runs axe's rules for colors and pictures: the other rules do not depend on the theme. */
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
  // Injects axe, which is large, only once per document. `AxeBuilder`, which would inject axe twice
  // per run, gets an empty script (`;`) to inject.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const builder = new AxeBuilder({ page, axeSource: ';' })
    // `resultTypes` saves time: without it, axe also builds selectors for passing elements.
    // `iframes: false` skips the prototypes, which have their own main landmark and headings.
    .options({ resultTypes: ['violations'], iframes: false });
  // Without legacy mode, `AxeBuilder` would open another, blank page for each run.
  const { violations } = await choose(builder).setLegacyMode().analyze();
  return violations.map(({ id, help, nodes }) => {
    const targets = nodes.map(({ target }) => JSON.stringify(target));
    return `${id}: ${help} (${targets.join(', ')})`;
  });
}

/**
 * Rules of IBM's checker to ignore. An entry with a code, such as `Fail_2`, ignores only that
 * result of its rule.
 */
const ignoredRules = [
  // This result reports that switches in the closed menu have the same names as in the footer.
  'fieldset_label_valid Fail_2',
  // This rule rejects readable text, because it ignores the backgrounds of pseudo-elements. axe
  // checks contrast, too, and leaves out text on such backgrounds.
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
        // IBM's checker also reports the hidden content of closed `details`.
        .filter(({ node }) => node.checkVisibility())
        .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`)
    );
  }, ignoredRules);
}

/** Finds controls smaller than 44 × 44 px, except links in running text, which WCAG exempts. */
export const findSmallTargets = () => {
  const inText = (control: Element) => {
    const text = control.closest('p, dd, figcaption, li > span');
    return text !== null && text.textContent?.trim() !== control.textContent?.trim();
  };
  const controls = [...document.querySelectorAll('a[href], button, label, summary, select')];
  return controls.flatMap((control) => {
    if (!control.checkVisibility({ opacityProperty: true }) || inText(control)) return [];
    if (control.matches(':not(:focus)[href="#main"]')) return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (control.contains(hit) || hit.closest('label, a') === control);
    };
    // Half of 44 px, less one pixel for rounding.
    const ends = [-21, 21];
    const isLargeEnough =
      Math.min(right - left, bottom - top) >= 44 ||
      ends.every((by) => isHit(by, 0) && isHit(0, by));
    return isLargeEnough
      ? []
      : [`${control.tagName} “${control.textContent}”: ${right - left} × ${bottom - top}`];
  });
};

/** Text spacing that WCAG requires pages to support: https://www.w3.org/TR/WCAG22/#text-spacing. */
export const widerSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

export const findCutOffText = () => {
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility() &&
      !element.closest('.unseen, .unseen-legend > legend, svg') &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
  );
  const isCut = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX + overflowY)) return false;
      const { right, bottom } = box.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && words.right > right + 1) return true;
      if (/hidden|clip/.test(overflowY) && words.bottom > bottom + 2) return true;
    }
    return false;
  };
  return texts.filter(isCut).map(({ textContent }) => textContent?.trim().slice(0, 40));
};

/**
 * Finds controls whose accessible name lacks their visible text. Voice control finds a control by
 * its name, but its users say the text that they see.
 */
export const findNameMismatches = () => {
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  return [...document.querySelectorAll(':is(a, button)[aria-label]')].flatMap((control) => {
    const seen =
      control instanceof SVGElement
        ? [...control.querySelectorAll('text')].map(({ textContent }) => plain(textContent))
        : [plain((control as HTMLElement).innerText)];
    const spoken = plain(control.getAttribute('aria-label'));
    return seen.filter((words) => !spoken.includes(words)).map((words) => `${words} → ${spoken}`);
  });
};

export const isFocusVisible = () => {
  const focused = document.activeElement;
  if (!focused) return false;
  // Video controls and prototypes in iframes draw their own focus rings, which are not checked.
  if (focused instanceof HTMLVideoElement && focused.controls) return true;
  if (focused instanceof HTMLIFrameElement) return true;
  const isDrawn = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const isFramed = (tile: Element) =>
    [...tile.querySelectorAll('span[aria-hidden="true"]')].some(
      (frame) =>
        frame.checkVisibility({ opacityProperty: true }) &&
        getComputedStyle(frame).borderTopStyle !== 'none',
    );
  const label = focused.closest('label');
  const tile = focused.closest('article');
  return (
    isDrawn(focused) ||
    isFramed(focused) ||
    (label !== null && isDrawn(label)) ||
    (tile !== null && tile.querySelectorAll('a').length === 1 && isFramed(tile))
  );
};

export const findWhatClipsFocusRing = () => {
  const focused = document.activeElement;
  // A radio button's focus ring is on the element after the input.
  const ring = focused?.matches('label > input') ? focused.nextElementSibling : focused;
  if (!ring || focused instanceof HTMLIFrameElement || focused instanceof SVGElement) return '';
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(ring);
  const drawn = outlineStyle === 'none' || outlineStyle === 'auto' ? 0 : parseFloat(outlineWidth);
  const out = drawn && parseFloat(outlineOffset) + drawn;
  const { left, top, right, bottom, height } = ring.getBoundingClientRect();
  const cuts = (box: DOMRect, space: number) =>
    left - out < box.left - space ||
    top - out < box.top - space ||
    right + out > box.right + space ||
    bottom + out > box.bottom + space;
  const screen = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight);
  if (height < innerHeight / 2 && cuts(screen, 0.5)) return 'the edge of the screen';
  for (let box = ring.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowClipMargin } = getComputedStyle(box);
    if (overflowX === 'visible') continue;
    const space = overflowX === 'clip' ? parseFloat(overflowClipMargin) : 0;
    if (cuts(box.getBoundingClientRect(), space + 0.5)) return box.outerHTML.slice(0, 80);
  }
  return '';
};
