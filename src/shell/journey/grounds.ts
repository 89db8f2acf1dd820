import { hrefOf } from '../../ui/href';

/** A case's ground, and where it stands on the screen. */
export interface Ground {
  color: string;
  rect: DOMRect;
}

const isOnScreen = ({ top, bottom, left, right, width }: DOMRect) =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

const groundAt = (element: Element): Ground => ({
  color: getComputedStyle(element).backgroundColor,
  rect: element.getBoundingClientRect(),
});

/** The ground of the case that a link opens: behind a tile, a menu card or the next story. */
export function groundBehind(link: HTMLAnchorElement): Ground | undefined {
  const element =
    link.closest<HTMLElement>('[data-ground-of]') ??
    link.closest('article')?.querySelector<HTMLElement>('[data-ground-of]');
  const path = element?.dataset.groundOf;
  return element && path && hrefOf(path) === link.pathname ? groundAt(element) : undefined;
}

/** The ground of this case on the page that is shown, if the reader can see it. */
export const groundOf = (path: string): Ground | undefined =>
  [...document.querySelectorAll(`[data-ground-of="${CSS.escape(path)}"]`)]
    .map(groundAt)
    .find(({ rect }) => isOnScreen(rect));

/** The ground of the shown case's header, from the top of the screen down to where it ends. */
export function headerGround(): Ground | undefined {
  const header = document.querySelector('[data-header-ground]');
  if (!header) return undefined;
  const { bottom, width } = header.getBoundingClientRect();
  return {
    color: getComputedStyle(header, '::before').backgroundColor,
    rect: new DOMRect(0, 0, width, Math.max(0, Math.min(bottom, innerHeight))),
  };
}

/** Where a header will be, before it can be measured. */
export const expectedHeader = () =>
  new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight * 0.8);
