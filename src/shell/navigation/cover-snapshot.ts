import { opensFromIds, sharedElementId } from '../../ui/shared-element';
import type { OpenedCase } from './navigation-state';

export interface Rects {
  rect: DOMRect;
  cover?: DOMRect;
  words?: DOMRect;
}

export interface CoverSnapshot extends Rects {
  background: string;
  ink: string;
  image?: HTMLImageElement;
  text?: HTMLElement;
  frame?: HTMLElement;
}

export type Destination = Rects & Partial<Pick<CoverSnapshot, 'text' | 'frame'>>;

const isOnScreen = ({ rect: { top, bottom, left, right, width } }: Rects) =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

const elementsWith = (ids: readonly string[]) =>
  ids.flatMap((id) => document.querySelector(`[data-shared-element="${id}"]`) ?? []);

const contentOf = (element: Element): Omit<CoverSnapshot, 'background' | 'ink' | 'rect'> => {
  const image = element.querySelector<HTMLImageElement>('img:not([data-logo])');
  const text = element.querySelector<HTMLElement>('[data-words]');
  const words = text?.getBoundingClientRect();
  // The corners of a `Frame` are <i> elements.
  const frame = text?.querySelector('i')?.parentElement;
  return {
    ...(image?.offsetWidth && { image, cover: image.getBoundingClientRect() }),
    ...(text && words && isOnScreen({ rect: words }) && { text, words }),
    ...(frame?.offsetWidth && { frame }),
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
    // The header's background extends behind the navigation bar, to the screen's top.
    rect: new DOMRect(0, 0, width, Math.max(0, Math.min(bottom, innerHeight))),
    ...rest,
    ...(hasWords && { text, words }),
  };
}

/** Returns where a case's header is on the screen when its page is scrolled to the top. */
export function headerRects(page: string, { rect: from }: Rects): Destination {
  const { clientWidth } = document.documentElement;
  // The rectangle extends down at least to the bottom of `from`. Otherwise, the leaving page would
  // show below it.
  const rectTo = (bottom: number) =>
    new DOMRect(0, 0, clientWidth, Math.max(Math.min(bottom, innerHeight), from.bottom));
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
    frame: its.frame,
  };
}

const movedBy = (down: number, { x, y, width, height }: DOMRect) =>
  new DOMRect(x, y + down, width, height);

const topOfPages = () =>
  (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + scrollY;
