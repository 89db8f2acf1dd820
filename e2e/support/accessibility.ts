/** WCAG exempts links in running text from its minimum target size. */
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

/** Voice control finds a control by its visible text, so the name must contain that text. */
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
  // Video controls and the prototypes in iframes draw their own focus rings.
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
