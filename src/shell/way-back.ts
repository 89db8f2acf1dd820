import { hrefOf } from '../ui/href';
import { linkAt, useNoticing } from './clicks';
import { pageOf } from './current-page';
import type { Step } from './into-the-frame';

/** What leads from one page to another, in words that hold for the page when it is drawn anew. */
interface Way {
  selector: string;
  /** Which of those that it fits. */
  index: number;
}

const menuIcon = 'header > button[aria-haspopup]';

const wayOf = (link: HTMLAnchorElement): Way => {
  // A link of the menu is gone with the menu; what is left of its way is the icon.
  if (link.closest('dialog')) return { selector: menuIcon, index: 0 };
  const selector = `a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
  return { selector, index: [...document.querySelectorAll(selector)].indexOf(link) };
};

/** Knows by which link each page was left, so that reading goes on there after Back. */
class WayBack {
  private clicked: { to: string; way: Way } | undefined;
  private readonly left = new Map<string, Way>();

  readonly notice = (event: MouseEvent) => {
    const link = linkAt(event);
    this.clicked = link && { to: pageOf(link.pathname), way: wayOf(link) };
  };

  /** The address has changed; the page that is left is still on the screen. */
  depart({ key, beneath = key }: Step, to: Step) {
    const { clicked } = this;
    if (clicked?.to === pageOf(hrefOf(to.page))) this.left.set(beneath, clicked.way);
    this.clicked = undefined;
  }

  /** The page is on the screen again, at its place: its link takes the focus, if it is still there. */
  goOn({ key }: Step) {
    const way = this.left.get(key);
    if (!way) return;
    const links = document.querySelectorAll<HTMLElement>(way.selector);
    links[way.index]?.focus({ preventScroll: true });
  }
}

export const useWayBack = () => useNoticing(() => new WayBack());
