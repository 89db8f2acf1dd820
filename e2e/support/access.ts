/** In the page: whatever can be pressed, but for links in running text, answers in a square of 44 pixels. */
export const tooSmall = () => {
  const inText = (control: Element) => {
    const line = control.closest('p, dd, figcaption, li > span');
    return line !== null && line.textContent?.trim() !== control.textContent?.trim();
  };
  const controls = [...document.querySelectorAll('a[href], button, label, summary, select')];
  return controls.flatMap((control) => {
    if (!control.checkVisibility({ opacityProperty: true }) || inText(control)) return [];
    if (control.matches(':not(:focus)[href="#main"]')) return [];
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const answers = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (control.contains(hit) || hit.closest('label, a') === control);
    };
    // A pixel is left to the rounding of where boxes meet.
    const ends = [-21, 21];
    const whole =
      Math.min(right - left, bottom - top) >= 44 ||
      ends.every((by) => answers(by, 0) && answers(0, by));
    return whole
      ? []
      : [`${control.tagName} “${control.textContent}”: ${right - left} × ${bottom - top}`];
  });
};

/** What a reader may set: https://www.w3.org/TR/WCAG22/#text-spacing. */
export const widerSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** In the page: words that what they stand in cuts off, where it cannot be scrolled. */
export const cutWords = () => {
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
