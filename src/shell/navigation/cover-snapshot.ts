import { opensFromIds, sharedElementId } from '../../ui/shared-element';
import type { OpenedCase } from './navigation-state';

/** The rectangles of a shared element, its cover image, and a header's text (`data-words`). */
export interface Rects {
  rect: DOMRect;
  cover?: DOMRect;
  words?: DOMRect;
}

export interface CoverSnapshot extends Rects {
  background: string;
  /** The color of the copied text and of the borders of the cover's corner squares. */
  ink: string;
  image?: HTMLImageElement;
  text?: HTMLElement;
}

/** Without `text` if the clicked element already shows the header's text, which moves with it. */
export type Destination = Rects & Partial<Pick<CoverSnapshot, 'text' | 'ink'>>;

const isOnScreen = ({ rect: { top, bottom, left, right, width } }: Rects) =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

const elementsWith = (ids: readonly string[]) =>
  ids.flatMap((id) => document.querySelector(`[data-shared-element="${id}"]`) ?? []);

const contentOf = (element: Element): Omit<CoverSnapshot, 'background' | 'ink' | 'rect'> => {
  const image = element.querySelector<HTMLImageElement>('img:not([data-logo])');
  const text = element.querySelector<HTMLElement>('[data-words]');
  const words = text?.getBoundingClientRect();
  return {
    // An image that is not displayed has an empty rectangle.
    ...(image?.offsetWidth && { image, cover: image.getBoundingClientRect() }),
    ...(text && words && isOnScreen({ rect: words }) && { text, words }),
  };
};

const snapshotOf = (element: Element): CoverSnapshot => {
  const { backgroundColor, color } = getComputedStyle(element);
  return {
    background: backgroundColor,
    ink: color,
    rect: element.getBoundingClientRect(),
    ...contentOf(element),
  };
};

export const snapshotBehind = (link: HTMLElement): CoverSnapshot | undefined =>
  elementsWith(opensFromIds(link))
    .map(snapshotOf)
    .find(({ rect }) => rect.width > 0);

export function snapshotIn(page: string, ids: readonly string[]): CoverSnapshot | undefined {
  const any = document.querySelectorAll(
    `[data-shared-element$=":${page}"]:not([data-shared-element^="header:"], [data-shared-element^="preview:"])`,
  );
  return [...elementsWith(ids), ...any].map(snapshotOf).find(isOnScreen);
}

/** Starts the rectangle at the screen's top: the header extends behind the navigation bar. */
export function headerSnapshot({
  page,
  hasWords = true,
}: Partial<OpenedCase> & { page: string }): CoverSnapshot | undefined {
  const [header] = elementsWith([sharedElementId('header', page)]);
  if (!header) return undefined;
  const { bottom, width } = header.getBoundingClientRect();
  const { text, words, ...rest } = contentOf(header);
  return {
    background: getComputedStyle(header, '::before').backgroundColor,
    ink: getComputedStyle(header).getPropertyValue('--foreground'),
    rect: new DOMRect(0, 0, width, Math.max(0, Math.min(bottom, innerHeight))),
    ...rest,
    ...(hasWords && { text, words }),
  };
}

/** Returns what a case's header will have before its page is scrolled. */
export function headerRects(page: string, { rect: from, cover, words }: Rects): Destination {
  const { clientWidth } = document.documentElement;
  // Ends no higher than `from`. Otherwise, the leaving page would show below the header.
  const rectTo = (bottom: number) =>
    new DOMRect(0, 0, clientWidth, Math.max(Math.min(bottom, innerHeight), from.bottom));
  // A story's ending already shows the next case's header, so its parts only move up.
  if (words) {
    const atTop = (part: DOMRect) => movedBy(-from.y, part);
    return { rect: rectTo(from.height), cover: cover && atTop(cover), words: atTop(words) };
  }
  const [header] = elementsWith([
    sharedElementId('preview', page),
    sharedElementId('header', page),
  ]);
  if (!header) return { rect: rectTo(innerHeight) };
  const { top, bottom } = header.getBoundingClientRect();
  const down = topOfPages() - top;
  const its = contentOf(header);
  return {
    rect: rectTo(bottom + down),
    cover: its.cover && movedBy(down, its.cover),
    words: its.words && movedBy(down, its.words),
    text: its.text,
    ink: getComputedStyle(header).color,
  };
}

const movedBy = (down: number, { x, y, width, height }: DOMRect) =>
  new DOMRect(x, y + down, width, height);

const topOfPages = () =>
  (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY;
