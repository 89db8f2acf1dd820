import { hrefOf } from '../../ui/href';

/** What a case's ground covers on the screen, and what stands on it: the case's cover, and a header's words. */
export interface Place {
  rect: DOMRect;
  cover?: DOMRect;
  words?: DOMRect;
}

export interface Ground extends Place {
  color: string;
  /** The color of what is drawn on it, such as the frame's handles. */
  ink: string;
  image?: HTMLImageElement;
  text?: HTMLElement;
}

const isOnScreen = ({ top, bottom, left, right, width }: DOMRect) =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

const contentOf = (element: Element): Omit<Ground, 'color' | 'ink' | 'rect'> => {
  const image = element.querySelector('img');
  const text = element.querySelector<HTMLElement>('[data-words]');
  const words = text?.getBoundingClientRect();
  return {
    // Where it is not drawn it has no place.
    ...(image?.offsetWidth && { image, cover: image.getBoundingClientRect() }),
    ...(text && words && isOnScreen(words) && { text, words }),
  };
};

const groundAt = (element: Element): Ground => {
  const { backgroundColor, color } = getComputedStyle(element);
  return {
    color: backgroundColor,
    ink: color,
    rect: element.getBoundingClientRect(),
    ...contentOf(element),
  };
};

/** The ground of the case that a link opens: around it, or in it or its part of the page. */
export function groundBehind(link: HTMLAnchorElement): Ground | undefined {
  const around = link.closest<HTMLElement>('[data-ground-of]');
  const part = link.closest('article, section') ?? link;
  const all = around ? [around] : [...part.querySelectorAll<HTMLElement>('[data-ground-of]')];
  return all
    .filter(({ dataset }) => hrefOf(dataset.groundOf ?? '') === link.pathname)
    .map(groundAt)
    .find(({ rect }) => rect.width > 0);
}

const groundInSight = (selector: string): Ground | undefined =>
  [...document.querySelectorAll(selector)].map(groundAt).find(({ rect }) => isOnScreen(rect));

/** The ground of this case on the page that is shown, if the reader can see it; the tour lies over the rest. */
export function groundOf(path: string): Ground | undefined {
  const its = `[data-ground-of="${CSS.escape(path)}"]`;
  return groundInSight(`dialog${its}`) ?? groundInSight(its);
}

/** That of the page that is shown, and behind it the one that comes. */
const headers = () => [...document.querySelectorAll('[data-header-ground]')];

/** The ground of the shown case's header, which begins behind the navigation. */
export function headerGround({ withWords = true } = {}): Ground | undefined {
  const [header] = headers();
  if (!header) return undefined;
  const { bottom, width } = header.getBoundingClientRect();
  const { text, words, ...rest } = contentOf(header);
  return {
    color: getComputedStyle(header, '::before').backgroundColor,
    ink: getComputedStyle(header).getPropertyValue('--foreground'),
    rect: new DOMRect(0, 0, width, Math.max(0, Math.min(bottom, innerHeight))),
    ...rest,
    ...(withWords && { text, words }),
  };
}

/** Where a case's header is at the top of its page, as the one that comes or is shown is laid out. */
export function headerAfter({ rect: from, cover, words }: Ground): Place {
  const { clientWidth } = document.documentElement;
  // What it covers already it covers until that has left.
  const groundTo = (bottom: number) =>
    new DOMRect(0, 0, clientWidth, Math.max(Math.min(bottom, innerHeight), from.bottom));
  // The end of a story is the next header already, further down.
  if (words) {
    const atTop = (part: DOMRect) => movedBy(-from.y, part);
    return { rect: groundTo(from.height), cover: cover && atTop(cover), words: atTop(words) };
  }
  const header = headers().at(-1);
  if (!header) return { rect: groundTo(innerHeight) };
  const { top, bottom } = header.getBoundingClientRect();
  const down = topOfPages() - top;
  const its = contentOf(header).cover;
  return { rect: groundTo(bottom + down), cover: its && movedBy(down, its) };
}

const movedBy = (down: number, { x, y, width, height }: DOMRect) =>
  new DOMRect(x, y + down, width, height);

/** Below the navigation. */
const topOfPages = () =>
  (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY;
