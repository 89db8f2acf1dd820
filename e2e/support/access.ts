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

/** A spoken name contains the visible words, so that speech control finds the element. */
export const namedOtherwise = () => {
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

/** True if the focused element, something in it, its label, or its tile has an outline or a frame. */
export const focusShows = () => {
  const focused = document.activeElement;
  if (!focused) return false;
  // The browser shows focus on its own controls.
  if (focused instanceof HTMLVideoElement && focused.controls) return true;
  // Focus is in the prototype, which shows it.
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

/** Returns what cuts off a part of the focus ring: the edge of the screen or of a parent. */
export const whatCutsTheRing = () => {
  const focused = document.activeElement;
  // A radio is drawn next to its input.
  const ring = focused?.matches('label > input') ? focused.nextElementSibling : focused;
  if (!ring || focused instanceof HTMLIFrameElement || focused instanceof SVGElement) return '';
  const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(ring);
  const drawn = outlineStyle === 'none' || outlineStyle === 'auto' ? 0 : parseFloat(outlineWidth);
  const out = drawn && parseFloat(outlineOffset) + drawn;
  const { left, top, right, bottom } = ring.getBoundingClientRect();
  const cuts = (box: { left: number; top: number; right: number; bottom: number }) =>
    left - out < box.left - 0.5 ||
    top - out < box.top - 0.5 ||
    right + out > box.right + 0.5 ||
    bottom + out > box.bottom + 0.5;
  const screen = {
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: innerHeight,
  };
  if (cuts(screen) && bottom - top < innerHeight / 2) return 'the edge of the screen';
  for (let box = ring.parentElement; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowClipMargin } = getComputedStyle(box);
    if (overflowX === 'visible') continue;
    const room = overflowX === 'clip' ? parseFloat(overflowClipMargin) : 0;
    const { left: from, top: above, right: to, bottom: below } = box.getBoundingClientRect();
    const seen = { left: from - room, top: above - room, right: to + room, bottom: below + room };
    if (cuts(seen)) return box.outerHTML.slice(0, 80);
  }
  return '';
};

/** Returns secondary text with too little contrast to its background. */
export const tooPale = (needed: number) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--ink-2)';
  const secondary = getComputedStyle(probe).color;
  probe.remove();
  const numbers = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = numbers(color)
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return numbers(backgroundColor)[3] === 0
      ? backgroundOf(element.parentElement)
      : backgroundColor;
  };
  const words = [...document.querySelectorAll('body *')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
      element.checkVisibility() &&
      getComputedStyle(element).color === secondary,
  );
  if (words.length < 5) return [`only ${words.length} secondary words were found`];
  return words.flatMap((element) => {
    const pair = [getComputedStyle(element).color, backgroundOf(element)].map(luminance);
    const ratio = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
    return ratio < needed ? [`${ratio.toFixed(2)}: ${element.textContent?.slice(0, 40)}`] : [];
  });
};
