import { upToLarge } from '../../theme/breakpoints';
import { hrefOf } from '../../ui/href';

/** What a case's ground covers on the screen, and the case's cover on it. */
export interface Place {
  rect: DOMRect;
  cover?: DOMRect;
}

export interface Ground extends Place {
  color: string;
  /** The color of what is drawn on it, such as the frame's handles. */
  ink: string;
  image?: HTMLImageElement;
}

const isOnScreen = ({ top, bottom, left, right, width }: DOMRect) =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

const coverIn = (element: Element): Pick<Ground, 'cover' | 'image'> => {
  const image = element.querySelector('img') ?? undefined;
  return { image, cover: image?.getBoundingClientRect() };
};

const groundAt = (element: Element): Ground => {
  const { backgroundColor, color } = getComputedStyle(element);
  return {
    color: backgroundColor,
    ink: color,
    rect: element.getBoundingClientRect(),
    ...coverIn(element),
  };
};

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

/** The ground of the shown case's header, which begins behind the navigation. */
export function headerGround(): Ground | undefined {
  const header = document.querySelector('[data-header-ground]');
  if (!header) return undefined;
  const { bottom, width } = header.getBoundingClientRect();
  return {
    color: getComputedStyle(header, '::before').backgroundColor,
    ink: getComputedStyle(header).getPropertyValue('--foreground'),
    rect: new DOMRect(0, 0, width, Math.max(0, Math.min(bottom, innerHeight))),
    ...coverIn(header),
  };
}

/** Where a header and its cover will be, before they can be measured: as story/CaseIntro.tsx lays it out. */
export function expectedHeader(): Place {
  const { clientWidth } = document.documentElement;
  const rect = new DOMRect(0, 0, clientWidth, innerHeight * 0.95);
  if (matchMedia(upToLarge).matches) {
    return { rect, cover: new DOMRect(0, 330, clientWidth, (clientWidth * 3) / 4) };
  }
  const page = Math.min(1240, clientWidth * 0.92);
  const width = (page - 72) * (1.4 / 2.4);
  const height = (width * 3) / 4;
  const top = 90 + (Math.min(innerHeight - 90, 800) - height) / 2;
  return { rect, cover: new DOMRect((clientWidth + page) / 2 - width, top, width, height) };
}
